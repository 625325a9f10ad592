import { useImperativeHandle, useRef, type HTMLAttributes, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { linkStrings } from "../../foundations/strings/content.ts";
import { protectionStrings } from "../../foundations/strings/protection.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useOnScreen } from "../../foundations/use-on-screen.ts";
import { useTickerText } from "../../foundations/use-ticker-text.ts";
import { HelpIcon, LimitsIcon, ProtectionIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { leavesApp, RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./PlayerProtectionBar.css.ts";
import { elapsedText } from "./rules.ts";

/** A page of another host does not take the game away; a telephone does not leave the page. */
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;
const opensPage = (href: string) => leavesApp(href) && !/^(?:tel|mailto):/i.test(href);

export interface HelpLine {
  /** Who answers: "National gambling help line". */
  name: string;
  /** `tel:` or an address. */
  href: string;
}

export interface PlayerProtectionBarProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** When the session began, in ms since 1970 on the server's clock; null while nothing is played. */
  startedAt: number | null;
  /** Winnings less stakes since then, a decimal string; null while nothing is played. */
  netPosition: string | null;
  /** Symbol of the currency. */
  symbol: string;
  /** Where limits are set, and a break is taken. */
  limitsHref: string;
  /** Somebody to talk to. */
  helpLine: HelpLine;
  ref?: Ref<HTMLElement>;
}

/**
 * Time and result of the session, the way to limits and to help (D15). It stands outside the game, where nothing covers it, and
 * cannot be closed. It never asks to go on.
 */
export function PlayerProtectionBar(props: PlayerProtectionBarProps) {
  const { startedAt, netPosition, symbol, limitsHref, helpLine, ref, ...rest } = props;
  const strings = useStrings(protectionStrings);
  const { opensInNewTab } = useStrings(linkStrings);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const isRunning = useOnScreen(root) && startedAt !== null;
  const textAt = (nowMs: number) => elapsedText(startedAt === null ? 0 : nowMs - startedAt);
  const elapsed = useTickerText(textAt, isRunning, textAt(startedAt ?? 0));
  return (
    <section {...rest} ref={root} className={styles.bar} aria-label={strings.playerProtection}>
      <div className={styles.state}>
        <span className={styles.shield}>
          <Icon drawing={ProtectionIcon} />
        </span>
        {startedAt === null ? (
          <p className={styles.idle}>{strings.notPlaying}</p>
        ) : (
          <dl className={styles.figures}>
            <div className={styles.figure}>
              <dt className={styles.name}>{strings.playingFor}</dt>
              <dd className={styles.value}>
                <span role="timer" aria-live="off" translate="no" dir="ltr">
                  {elapsed}
                </span>
              </dd>
            </div>
            <div className={styles.figure}>
              <dt className={styles.name}>{strings.sessionResult}</dt>
              <dd className={styles.value}>
                <MoneyText amount={netPosition} symbol={symbol} tone="gainLoss" />
              </dd>
            </div>
          </dl>
        )}
      </div>
      <ul className={styles.ways}>
        <li>
          <RoutedLink href={limitsHref} className={styles.way}>
            <Icon drawing={LimitsIcon} size="small" />
            {strings.limits}
          </RoutedLink>
        </li>
        <li>
          <RoutedLink {...(opensPage(helpLine.href) ? ELSEWHERE : {})} href={helpLine.href} className={styles.way}>
            <Icon drawing={HelpIcon} size="small" />
            {helpLine.name}
            {opensPage(helpLine.href) && <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>}
          </RoutedLink>
        </li>
      </ul>
    </section>
  );
}
