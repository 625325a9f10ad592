/** Lets through what our own build names, and no other origin (D17). */
const policy = window.trustedTypes?.createPolicy("lobbykit-worker", {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not ours`);
    return address;
  },
});

/** The address of a worker of ours, as Trusted Types want it. @throws TypeError for another origin's */
export const workerAddress = (address: string): string =>
  // The library types take a string, as before there were Trusted Types.
  (policy?.createScriptURL(address) ?? address) as string;
