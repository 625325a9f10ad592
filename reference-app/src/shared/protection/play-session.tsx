import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { PlayerProtectionBar, type HelpLine } from "@lobbykit/design-system/PlayerProtectionBar";
import { useLocation } from "react-router-dom";
import { memberSearch } from "../config/member-address.ts";
import { PATHS } from "../config/paths.ts";
import { linkAddress } from "../content/content-address.ts";
import { serverClock } from "../clock/clock.ts";
import { currencySymbol, moneyText } from "../money/amounts/money-text.ts";
import { sessionBox } from "../storage/storage.ts";
import { useSession } from "../session/session.ts";
import { helpLinesQuery, playSessionQuery } from "./queries.ts";
import { checkTold, followCheck, minutesPlayed, readCheck } from "./rules.ts";

export interface PlaySessionProps {
  /** The reality check is open: the game takes no stakes meanwhile. */
  onPause: (isPaused: boolean) => void;
  /** The member chose to stop playing. */
  onLeave: () => void;
}

const RESPONSIBLE_PLAY = `${PATHS.help}#responsible-play`;

/** The first of the merchant's help lines; the page about responsible play when there is none. */
function useHelpLine(): HelpLine {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(helpLinesQuery(i18n.language));
  const line = data?.[0];
  const href = line && (line.phone ? `tel:${line.phone}` : linkAddress(line.url));
  return line && href ? { name: line.name, href } : { name: t("play.help"), href: RESPONSIBLE_PLAY };
}

/**
 * Shows the session's time and result beside the game, outside its frame, and the reality check (D15).
 * At times set by the server, the game pauses and the member sees both figures, with the way out first.
 */
export function PlaySession({ onPause, onLeave }: PlaySessionProps) {
  const { t } = useTranslation();
  const { data } = useQuery(playSessionQuery());
  const helpLine = useHelpLine();
  const { isFreePlay } = useSession();
  const { search } = useLocation();
  // Free play has no limits to set.
  const limitsHref = isFreePlay ? RESPONSIBLE_PLAY : memberSearch("playLimits", search);
  const running = data?.running;
  const { isDue, told } = useRealityCheck(data);

  useEffect(() => onPause(isDue), [isDue, onPause]);

  return (
    <>
      <PlayerProtectionBar
        startedAt={running ? Date.parse(running.startedAt) : null}
        netPosition={running?.netPosition ?? null}
        symbol={data ? currencySymbol(data.currency) : ""}
        limitsHref={limitsHref}
        helpLine={helpLine}
      />
      {data && running && (
        <ConfirmDialog
          isOpen={isDue}
          title={t("play.checkTitle")}
          description={t("play.checkText", {
            count: minutesPlayed(running.startedAt, serverClock.now()),
            result: moneyText(running.netPosition, data.currency),
          })}
          confirmLabel={t("launch.leave")}
          cancelLabel={t("play.goOn")}
          onConfirm={onLeave}
          onCancel={told}
        />
      )}
    </>
  );
}

/** Whether to show the reality check now; `told` records that it was shown. A reload neither skips nor repeats it. */
function useRealityCheck(session: { running?: Parameters<typeof followCheck>[1] } | undefined) {
  const [check, setCheck] = useState(() => readCheck(sessionBox.get("realityCheck")));
  const [comeMs, setComeMs] = useState<number>();
  // Until the server answers, the stored check is used.
  const followed = session ? followCheck(check, session.running) : check;
  if (followed?.startedAt !== check?.startedAt || followed?.dueAtMs !== check?.dueAtMs) setCheck(followed);

  useEffect(() => {
    if (check) sessionBox.set("realityCheck", JSON.stringify(check));
  }, [check]);

  const dueAtMs = check?.dueAtMs;
  useEffect(() => {
    if (dueAtMs === undefined) return undefined;
    const timer = setTimeout(() => setComeMs(dueAtMs), Math.max(0, dueAtMs - serverClock.now()));
    return () => clearTimeout(timer);
  }, [dueAtMs]);

  return {
    isDue: dueAtMs !== undefined && comeMs === dueAtMs,
    told: () => setCheck((known) => known && checkTold(known)),
  };
}
