/** All operations, for the calls after the first screen. They are a separate chunk. */
export { OPERATIONS } from "@lobbykit/api-spec/operations";
