import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { PlayerProtectionBar, type HelpLine } from "@lobbykit/design-system/PlayerProtectionBar";
import { useLocation } from "react-router-dom";
import { memberSearch } from "../config/member-address.ts";
import { PATHS } from "../config/paths.ts";
import { linkAddress } from "../content/content-address.ts";
import { serverClock } from "../lib/clock.ts";
import { currencySymbol, moneyText } from "../lib/money.ts";
import { sessionBox } from "../lib/storage.ts";
import { useSession } from "../session/session.ts";
import { helpLinesQuery, playSessionQuery } from "./queries.ts";
import { checkTold, followCheck, minutesPlayed, readCheck } from "./rules.ts";

export interface PlaySessionProps {
  /** The member is being told how long they have played: the game takes no stake meanwhile. */
  onPause: (isPaused: boolean) => void;
  /** The member has had enough. */
  onLeave: () => void;
}

const RESPONSIBLE_PLAY = `${PATHS.help}#responsible-play`;

/** Who answers first of the merchant's help lines; the page about responsible play where there is none. */
function useHelpLine(): HelpLine {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(helpLinesQuery(i18n.language));
  const line = data?.[0];
  const href = line && (line.phone ? `tel:${line.phone}` : linkAddress(line.url));
  return line && href ? { name: line.name, href } : { name: t("play.help"), href: RESPONSIBLE_PLAY };
}

/**
 * Time and result of the running session beside the game, outside its frame, and the reality check (D15): at the moments that the
 * server names the game pauses and the member sees both figures, with the way out first.
 */
export function PlaySession({ onPause, onLeave }: PlaySessionProps) {
  const { t } = useTranslation();
  const { data } = useQuery(playSessionQuery());
  const helpLine = useHelpLine();
  const { isFreePlay } = useSession();
  const { search } = useLocation();
  // Who plays for free has no limits to set.
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

/** Whether the member is to be told now; `told` says that they were. A reload neither ends nor repeats it. */
function useRealityCheck(session: { running?: Parameters<typeof followCheck>[1] } | undefined) {
  const [check, setCheck] = useState(() => readCheck(sessionBox.get("realityCheck")));
  const [comeMs, setComeMs] = useState<number>();
  // Before the server has answered, what was kept stands.
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
