import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { drawTime, nextWarning, type LotteryGame } from "../rules.ts";

/** Marks a game's element, so that the announcer knows which game has the focus. */
export const gameMark = (code: string) => ({ "data-game": code });

interface DrawAnnouncerProps {
  games: readonly LotteryGame[];
  children: ReactNode;
}

/** Announces draws to screen readers (WCAG 4.1.3), only for the focused game, at most four times per draw and never every second. */
export function DrawAnnouncer({ games, children }: DrawAnnouncerProps) {
  const [focusedCode, setFocusedCode] = useState<string>();
  const focusedGame = games.find(({ code }) => code === focusedCode);
  const follow = ({ target }: FocusEvent<HTMLElement>) =>
    setFocusedCode(target.closest<HTMLElement>("[data-game]")?.dataset["game"]);
  return (
    <div onFocus={follow} onBlur={() => setFocusedCode(undefined)}>
      {children}
      {focusedGame && <DrawSpeaker key={focusedGame.code} game={focusedGame} />}
    </div>
  );
}

function DrawSpeaker({ game }: { game: LotteryGame }) {
  const { t } = useTranslation();
  const { remark, previousWinningNumber } = game;
  const drawTimeMs = drawTime(game);
  const isRunning = game.isSale && game.numero !== null;

  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: number | undefined;
    const schedule = (fromMs: number) => {
      const next = nextWarning(drawTimeMs, fromMs);
      if (!next) return;
      timer = window.setTimeout(() => {
        announce(t(`lottery.announce.${next.kind}`, { game: remark }));
        // Counted from the deadline, because a timer that fires slightly early must not announce it twice.
        schedule(next.atMs);
      }, next.atMs - ticker.now());
    };
    schedule(ticker.now());
    return () => window.clearTimeout(timer);
  }, [isRunning, drawTimeMs, remark, t]);

  const lastNumbers = useRef(previousWinningNumber);
  useEffect(() => {
    // Null while a result is late. It is announced when it arrives.
    if (previousWinningNumber === null || previousWinningNumber === lastNumbers.current) return;
    lastNumbers.current = previousWinningNumber;
    const numbers = previousWinningNumber.replaceAll(",", ", ");
    announce(t("lottery.announce.result", { game: remark, numbers }));
  }, [previousWinningNumber, remark, t]);

  return null;
}
