/** The configuration that the README recommends. */
export default {
  test: {
    environment: "jsdom",
    globals: true,
    include: ["*.tsx"],
    setupFiles: ["@lobbykit/design-system/test-setup"],
  },
};
