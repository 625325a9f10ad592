/** The nightly run tries everything (`LOBBYKIT_NIGHTLY=1`); every other run tries something of each kind, the same each time. */
export const IS_NIGHTLY = process.env["LOBBYKIT_NIGHTLY"] === "1";
