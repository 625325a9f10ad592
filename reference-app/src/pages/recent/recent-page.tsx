import { MemberGames } from "../../features/lobby/cards/member-games.tsx";
import { useRecentGames } from "../../features/lobby/cards/use-member-games.ts";

/** The member's last played games (R088, R308). */
export const Component = () => <MemberGames {...useRecentGames()} />;
