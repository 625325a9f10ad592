import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "@lobbykit/design-system/Link";
import type { ServedCategory } from "../../../shared/config/categories.ts";
import { CATEGORY_PATHS } from "../../../shared/config/paths.ts";
import { GameShelf } from "./game-shelf.tsx";
import { shelfGamesQuery } from "../queries.ts";

const MINI_TAG = "MINI";

/** The first games of a category with a link to the others, or crash and mines (R021). Errors go to the section's boundary. */
export function GamesShelf({ heading, category }: { heading: string; category?: ServedCategory | undefined }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(shelfGamesQuery(category ? { category } : { tag: MINI_TAG }));
  if (error && !data) throw error;
  if (data?.length === 0) return null;
  const all = category && <Link href={CATEGORY_PATHS[category]}>{t("lobby.all")}</Link>;
  return <GameShelf heading={heading} games={data} {...(all ? { action: all } : {})} />;
}
