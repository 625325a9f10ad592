import { MemberGames } from "../../features/lobby/cards/member-games.tsx";
import { useFavouriteGames } from "../../features/lobby/cards/use-member-games.ts";

/** The member's favourites (R087, R307). */
export const Component = () => <MemberGames {...useFavouriteGames()} />;
