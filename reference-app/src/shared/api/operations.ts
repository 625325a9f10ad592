/** Operations that a guest's first screen calls. All others, including those for members, are in later-operations.ts. */
export {
  getModuleTree,
  getPermission,
  listAnnouncements,
  listGameVendors,
  listHotGames,
} from "@lobbykit/api-spec/operations";
