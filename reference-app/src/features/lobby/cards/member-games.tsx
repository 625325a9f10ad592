import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Heading } from "@lobbykit/design-system/Heading";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { LoadError } from "../../../shared/loading/load-error.tsx";
import { CATEGORY_PATHS } from "../../../shared/config/paths.ts";
import { page } from "../../../shared/layout/page.css.ts";
import { useFocusAfterRemoval } from "../../../shared/focus/use-focus-after-removal.ts";
import { requireAuth } from "../../../shared/session/intents.ts";
import { useSession } from "../../../shared/session/session.ts";
import { useLobbyCard } from "./lobby-card.tsx";
import type { Game } from "../queries.ts";

export interface MemberGamesProps {
  games: UseQueryResult<readonly Game[]>;
  /** The current path, for the return after login. */
  path: string;
  texts: { title: string; emptyTitle: string; emptyText: string; login: string };
}

const SKELETON_CARDS = 8;

/** A list of the member's games. It asks guests to log in, shows loading, and says what to do when it is empty. */
export function MemberGames({ games, path, texts }: MemberGamesProps) {
  // Removing a favourite also removes its card, so the focus moves to the heading.
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(games.data?.length ?? 0);
  return (
    <div className={page}>
      <Heading ref={heading} tabIndex={-1} level={1}>
        {texts.title}
      </Heading>
      <MemberGamesList games={games} path={path} texts={texts} />
    </div>
  );
}

/** The list without a title, for pages that have one. */
export function MemberGamesList({ games, path, texts }: MemberGamesProps) {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const card = useLobbyCard();
  if (!isLogin) {
    const logIn = (
      <Button tone="accent" onClick={() => requireAuth({ type: "open", path })}>
        {t("app.header.login")}
      </Button>
    );
    return <EmptyState title={t("places.membersOnly.title")} text={texts.login} action={logIn} />;
  }
  if (games.isError && !games.data) {
    return <LoadError error={games.error} onRetry={() => void games.refetch()} />;
  }
  if (games.data?.length === 0) {
    const look = <LinkButton href={CATEGORY_PATHS.RNG}>{t("lobby.favouritesEmptyAction")}</LinkButton>;
    return <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={look} />;
  }
  return (
    <GameGrid label={texts.title}>
      {games.data
        ? games.data.map((game) => card(game, { hasInfo: true }))
        : Array.from({ length: SKELETON_CARDS }, (_none, index) => <Skeleton key={index} shape="card" />)}
    </GameGrid>
  );
}
