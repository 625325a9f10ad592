/** What the first screen of a guest calls. All others, those of a member among them, are in later-operations.ts. */
export {
  getModuleTree,
  getPermission,
  listAnnouncements,
  listGameVendors,
  listHotGames,
} from "@lobbykit/api-spec/operations";
