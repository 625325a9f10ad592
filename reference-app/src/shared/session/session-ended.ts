/** Runs when the server no longer accepts the token. The app sets it once, so that the transport layer does not depend on it (E1). */
let policy: () => void = () => {};

export const onSessionEnded = (next: () => void): void => {
  policy = next;
};

export const sessionEnded = (): void => policy();
