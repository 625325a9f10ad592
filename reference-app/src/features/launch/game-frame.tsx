import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { memberKey } from "../../shared/api/query-client.ts";
import { frame } from "./game-frame.css.ts";
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
const BALANCE_MESSAGE = "lobbykit:balance";

const saysBalanceChanged = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "type" in data && data.type === BALANCE_MESSAGE;

/**
 * Plays a game inside the page (R317): asks for its address once, shows it in a sandboxed frame of another origin, and
 * refetches the balance when that very frame says that it changed.
 */
export function GameFrame({ target, title }: GameFrameProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const element = useRef<HTMLIFrameElement>(null);
  const game = useMutation(launchGameMutation());
  const lottery = useMutation(launchLotteryMutation());
  const { data: address, error, isError } = target.kind === "game" ? game : lottery;

  const launch = () => {
    if (target.kind === "game") game.mutate(target.request);
    else lottery.mutate(target.code);
  };
  // Another target is another game: the page gives the frame a key, so this runs once a game.
  const start = useEffectEvent(launch);
  useEffect(() => start(), []);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs =
        source === element.current?.contentWindow && address !== undefined && origin === new URL(address).origin;
      if (isOurs && saysBalanceChanged(data)) {
        void queryClient.invalidateQueries({ queryKey: memberKey("getWalletBalance") });
      }
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [address, queryClient]);

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
