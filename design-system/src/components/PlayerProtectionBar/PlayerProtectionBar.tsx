import { useImperativeHandle, useRef, type HTMLAttributes, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { linkStrings } from "../../foundations/strings/content.ts";
import { protectionStrings } from "../../foundations/strings/protection.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useOnScreen } from "../../foundations/scrolling/use-on-screen.ts";
import { useTickerText } from "../../foundations/time/use-ticker-text.ts";
import { HelpIcon, LimitsIcon, ProtectionIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { leavesApp, RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./PlayerProtectionBar.css.ts";
import { elapsedText } from "./rules.ts";

/** A page on another host opens a new tab, so that the game stays open. A phone number does not leave the page. */
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;
const opensPage = (href: string) => leavesApp(href) && !/^(?:tel|mailto):/i.test(href);

export interface HelpLine {
  /** Name of the help line: "National gambling help line". */
  name: string;
  /** A `tel:` URL or a web address. */
  href: string;
}

export interface PlayerProtectionBarProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** Start of the session in ms since 1970, by the server's clock; null while nothing is played. */
  startedAt: number | null;
  /** Winnings minus stakes since the start, as a decimal string; null while nothing is played. */
  netPosition: string | null;
  /** Symbol of the currency. */
  symbol: string;
  /** URL of the page where members set limits and take a break. */
  limitsHref: string;
  /** Help line for members who want to talk to someone. */
  helpLine: HelpLine;
  ref?: Ref<HTMLElement>;
}

/**
 * Shows the time and result of the session, with links to limits and help (D15). It is outside the game, so nothing covers it, and it
 * cannot be closed. It never urges members to continue.
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
