import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { refusedUntil } from "../../shared/api/errors/refused-until.ts";
import { isWorthAnotherTry } from "../../shared/api/errors/retry-rules.ts";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { memberKey } from "../../shared/api/query-client.ts";
import { FRAME_SLOW_MS, LAUNCH_SLOW_MS } from "../../shared/config/constants.ts";
import { FAILURES_MAX, noteFailure } from "../../shared/addresses/hosts.ts";
import { useLeaveGame } from "../../shared/layout/use-leave-game.ts";
import { PlaySession } from "../../shared/protection/play-session.tsx";
import { frame } from "./game-frame.css.ts";
import { launchMessage } from "./launch-message.ts";
import { launchLotteryMutation } from "./lottery-mutations.ts";
import { launchGameMutation, type LaunchRequest } from "./mutations.ts";
import { PlayBlocked } from "./play-blocked.tsx";
import { useGameChannel } from "./use-game-channel.ts";
import { useSlow } from "./use-slow.ts";

/** What the frame shows: a vendor's game, or the lottery lobby (opened at a game when `code` is given). */
export type FrameTarget = { kind: "game"; request: LaunchRequest } | { kind: "lottery"; code: string | undefined };

export interface GameFrameProps {
  target: FrameTarget;
  title: string;
}

/** What a game is allowed to do: no top navigation and no device access (trust study A5). */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups";

/**
 * Plays a game inside the page (R317). It requests the game's address once and shows the game in a sandboxed frame of another origin.
 * The session's time and result are above it (D15). It leaves when the game ends.
 */
export function GameFrame({ target, title }: GameFrameProps) {
  const { t } = useTranslation();
  const leave = useLeaveGame();
  const queryClient = useQueryClient();
  const [isPaused, setIsPaused] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const game = useMutation(launchGameMutation());
  const lottery = useMutation(launchLotteryMutation());
  const { data: address, error, isError, isPending } = target.kind === "game" ? game : lottery;
  const isSlow = useSlow(isPending, LAUNCH_SLOW_MS);

  // A launch starts the play session (D15). A request that is already running may have been answered before that, so it is sent again.
  const askForSession = async () => {
    const queryKey = memberKey("getPlaySession");
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  const onSuccess = () => void askForSession();
  const launch = () => {
    if (target.kind === "game") game.mutate(target.request, { onSuccess });
    else lottery.mutate(target.code, { onSuccess });
  };
  // The request for the address runs once for each game, because the page gives this component another key for each game.
  const start = useEffectEvent(launch);
  useEffect(() => start(), []);

  const content = (): ReactNode => {
    if (isExpired) {
      const launchAgain = () => {
        setIsExpired(false);
        launch();
      };
      const again = <Button onClick={launchAgain}>{t("launch.again")}</Button>;
      return <ErrorState title={t("launch.expiredTitle")} text={t("launch.expiredText")} action={again} />;
    }
    const until = refusedUntil(error);
    if (until !== undefined) return <PlayBlocked error={error} until={until} />;
    if (isError && !isWorthAnotherTry(error)) return <LoadError error={error} onRetry={launch} />;
    if (isError) {
      const retry = <Button onClick={launch}>{t("app.retry")}</Button>;
      return <ErrorState title={t("launch.failedTitle")} text={launchMessage(error, t)} action={retry} />;
    }
    if (!address) {
      return (
        <>
          <output>{isSlow ? t("play.slow") : t("launch.starting", { name: title })}</output>
          <Skeleton shape="banner" />
        </>
      );
    }
    return (
      <Frame
        key={address}
        address={address}
        title={title}
        isPaused={isPaused}
        onExpired={() => setIsExpired(true)}
        onReload={() => {
          noteFailure(address, FAILURES_MAX);
          launch();
        }}
      />
    );
  };

  return (
    <Stack gap={12}>
      <PlaySession onPause={setIsPaused} onLeave={leave} />
      {content()}
    </Stack>
  );
}

interface FrameProps {
  address: string;
  title: string;
  isPaused: boolean;
  onExpired: () => void;
  onReload: () => void;
}

/**
 * The frame. When its host does not answer, it shows a message with a button to open the game again. A browser reports a failed page as
 * loaded, so a loaded page that does not say it is a game gets a message too. The member can close this one, because a game need not say so.
 */
function Frame({ address, title, isPaused, onExpired, onReload }: FrameProps) {
  const { t } = useTranslation();
  const leave = useLeaveGame();
  const element = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isReady = useGameChannel({ frame: element, address, isPaused, onExpired, onClose: leave });
  const isSlow = useSlow(!isLoaded, FRAME_SLOW_MS);
  const isSilent = useSlow(isLoaded && !isReady && !isDismissed, FRAME_SLOW_MS);
  const again = <Button onClick={onReload}>{t("play.reload")}</Button>;
  return (
    <>
      {isSlow && (
        <Banner tone="warning" action={again}>
          {t("play.frameSlow")}
        </Banner>
      )}
      {isSilent && (
        <Banner action={again} onDismiss={() => setIsDismissed(true)}>
          {t("play.frameSilent")}
        </Banner>
      )}
      <iframe
        ref={element}
        className={frame}
        src={address}
        title={t("launch.frame", { name: title })}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={() => setIsLoaded(true)}
      />
    </>
  );
}
