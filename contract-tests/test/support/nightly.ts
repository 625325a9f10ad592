/** Whether this is a nightly run (`LOBBYKIT_NIGHTLY=1`), which tests everything. Other runs test the same sample of each kind each time. */
export const IS_NIGHTLY = process.env["LOBBYKIT_NIGHTLY"] === "1";
