/** Trusted Types policy that accepts only worker addresses of this origin (D17). */
const policy = window.trustedTypes?.createPolicy("lobbykit-worker", {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not ours`);
    return address;
  },
});

/** Marks the address of this app's worker as trusted. @throws TypeError for another origin */
export const workerAddress = (address: string): string =>
  // TypeScript's library types still accept only a string here, not a TrustedScriptURL.
  (policy?.createScriptURL(address) ?? address) as string;
