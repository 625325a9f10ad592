import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { Image } from "@lobbykit/design-system/Image";
import { Link } from "@lobbykit/design-system/Link";
import { LotteryBalls } from "@lobbykit/design-system/LotteryBalls";
import { requireAuth } from "../../../shared/session/intents.ts";
import { gameMark } from "../draws/draw-announcer.tsx";
import { KindMark } from "./kind-mark.tsx";
import {
  ballRowsOf,
  ballsOf,
  drawTime,
  kindOf,
  launchableOf,
  resultsPath,
  type DrawState,
  type LotteryGame,
} from "../rules.ts";
import { useDrawState } from "../draws/use-draw-state.ts";
import { usePictureSource } from "../../../shared/api/queries/use-picture-source.ts";
import * as styles from "./lottery-card.css.ts";

/** No countdown is shown without a draw, or while the time is in doubt (D11). */
const isTimed = (state: DrawState) => state !== "noDraw" && state !== "checking";

interface LotteryCardProps {
  game: LotteryGame;
  /** Whether the card is on the first screen; then its picture loads at once. @default false */
  priority?: boolean;
}

/** The label of a draw's state. A countdown is shown only while bets are open. */
const labelOf = (state: DrawState) => {
  if (state === "notOnSale" || state === "noDraw") return "lottery.card.noBets";
  return state === "drawing" || state === "resultPending" ? "lottery.card.closed" : "lottery.card.closesIn";
};

/** A lottery game: picture, name, time left to bet, last winning numbers (R182), and a button to play, which asks guests to log in. */
export function LotteryCard({ game, priority = false }: LotteryCardProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const [params] = useSearchParams();
  const state = useDrawState(game);
  const kind = kindOf(game);
  const balls = ballsOf(game.previousWinningNumber, kind);
  const source = usePictureSource();
  return (
    <article className={styles.card} aria-labelledby={nameId} data-state={state} {...gameMark(game.code)}>
      <div className={styles.header}>
        <span className={styles.icon}>
          <Image {...source(game.webIconUrl)} alt="" ratio="square" fallbackName={game.remark} priority={priority} />
        </span>
        <div>
          <h3 id={nameId} className={styles.name}>
            {game.remark}
          </h3>
          <p className={styles.draw} translate="no">
            {kind && <KindMark kind={kind} />}
            {game.numero !== null && t("lottery.card.draw", { number: game.numero })}
          </p>
        </div>
      </div>
      <div className={styles.clock}>
        <div className={styles.stateLine}>
          <p className={styles.state[state]}>{t(`lottery.state.${state}`)}</p>
        </div>
        <p className={styles.clockLabel}>{t(labelOf(state))}</p>
        {/* R298: a countdown only while the game is on sale. */}
        {game.isSale && <Countdown endsAtMs={isTimed(state) ? drawTime(game) : null} size="large" align="end" />}
      </div>
      <div className={styles.numbers}>
        <div className={styles.numbersTitle}>
          <p className={styles.label}>{t("lottery.card.winningNumbers")}</p>
          <Link
            href={resultsPath(params, game.code)}
            underline="hover"
            aria-label={t("draws.showOf", { game: game.remark })}
          >
            {t("draws.show")}
          </Link>
        </div>
        <div className={styles.balls[ballRowsOf(kind)]}>
          {game.previousWinningNumber ? (
            <LotteryBalls
              label={t("lottery.card.winningNumbersOf", { game: game.remark })}
              {...balls}
              specialLabel={t("lottery.card.special")}
              drawId={game.previousWinningNumber}
              size="small"
            />
          ) : (
            t(game.previousNumero === null ? "lottery.card.noNumbers" : "lottery.state.resultPending")
          )}
        </div>
      </div>
      <Button
        fullWidth
        tone="accent"
        variant="soft"
        disabled={!game.isSale}
        aria-label={t("lottery.card.playGame", { game: game.remark })}
        onClick={() => requireAuth({ type: "launch", game: launchableOf(game) })}
      >
        {t("lottery.card.play")}
      </Button>
    </article>
  );
}
