/** What the first screen calls, of a guest and of a member who comes back. All others are in later-operations.ts. */
export {
  getFavoriteGameIds,
  getModuleTree,
  getPermission,
  getUnreadCount,
  getWalletBalance,
  listAnnouncements,
  listGameVendors,
  listHotGames,
  listRecentGames,
} from "@lobbykit/api-spec/operations";
