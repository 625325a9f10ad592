import { MemberGamesList } from "../../features/lobby/cards/member-games.tsx";
import { useFavouriteGames, useRecentGames } from "../../features/lobby/cards/use-member-games.ts";

/** The member's favourites (R087, R307). */
export const FavouritesSection = () => <MemberGamesList {...useFavouriteGames()} />;

/** The member's last played games (R088, R308). */
export const RecentSection = () => <MemberGamesList {...useRecentGames()} />;
