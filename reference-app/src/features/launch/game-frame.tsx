import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { memberKey } from "../../shared/api/query-client.ts";
import { useLeaveGame } from "../../shared/layout/use-leave-game.ts";
import { useTheme } from "../../shared/lib/theme.ts";
import { frame } from "./game-frame.css.ts";
import { readGameMessage, tellGame } from "./game-messages.ts";
import { launchMessage } from "./launch-message.ts";
import { launchGameMutation, launchLotteryMutation, type LaunchRequest } from "./mutations.ts";

/** What the frame shows: a vendor's game, or the lottery lobby (on a game when its code is known). */
export type FrameTarget = { kind: "game"; request: LaunchRequest } | { kind: "lottery"; code: string | undefined };

export interface GameFrameProps {
  target: FrameTarget;
  title: string;
}

/** A game may do this and nothing more: no top navigation, no device access (trust study A5). */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups";
/** The launch has ended: the game was left alone for too long. */
const EXPIRED = "EXPIRED";

/**
 * Plays a game inside the page (R317): asks for its address once, shows it in a sandboxed frame of another origin, and
 * hears that very frame (docs/games.md): it refetches the balance when it changed, and leaves when the game is over.
 */
export function GameFrame({ target, title }: GameFrameProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const element = useRef<HTMLIFrameElement>(null);
  const game = useMutation(launchGameMutation());
  const lottery = useMutation(launchLotteryMutation());
  const { data: address, error, isError } = target.kind === "game" ? game : lottery;

  const theme = useTheme();
  const leave = useLeaveGame();
  const [isReady, setIsReady] = useState(false);
  const [isExpired, setIsExpired] = useState(false);

  const launch = () => {
    if (target.kind === "game") game.mutate(target.request);
    else lottery.mutate(target.code);
  };
  // Another target is another game: the page gives the frame a key, so this runs once a game.
  const start = useEffectEvent(launch);
  useEffect(() => start(), []);

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    const isOurs =
      source === element.current?.contentWindow && address !== undefined && origin === new URL(address).origin;
    const message = isOurs ? readGameMessage(data) : undefined;
    if (!message) return;
    switch (message.type) {
      case "ready":
        setIsReady(true);
        return;
      case "balance":
        void queryClient.invalidateQueries({ queryKey: memberKey("getWalletBalance") });
        return;
      case "error":
        setIsExpired(message.code === EXPIRED);
        return;
      case "close":
        leave();
        return;
      case "roundStarted":
      case "roundEnded":
      // The balance says it all.
    }
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    const game = element.current?.contentWindow;
    if (isReady && game && address) tellGame(game, new URL(address).origin, { type: "theme", theme });
  }, [isReady, theme, address]);

  if (isExpired) {
    const launchAgain = () => {
      setIsReady(false);
      setIsExpired(false);
      launch();
    };
    const again = <Button onClick={launchAgain}>{t("launch.again")}</Button>;
    return <ErrorState title={t("launch.expiredTitle")} text={t("launch.expiredText")} action={again} />;
  }
  if (isError) {
    const retry = <Button onClick={launch}>{t("app.retry")}</Button>;
    return <ErrorState title={t("launch.failedTitle")} text={launchMessage(error, t)} action={retry} />;
  }
  if (!address) {
    return (
      <>
        <output>{t("launch.starting", { name: title })}</output>
        <Skeleton shape="banner" />
      </>
    );
  }
  return (
    <iframe
      ref={element}
      className={frame}
      src={address}
      title={t("launch.frame", { name: title })}
      sandbox={SANDBOX}
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin"
    />
  );
}
