/** Operations that a guest's first screen calls. later-operations.ts has those of the other screens. */
export {
  getModuleTree,
  getPermission,
  listAnnouncements,
  listGameVendors,
  listHotGames,
} from "@lobbykit/api-spec/operations";
