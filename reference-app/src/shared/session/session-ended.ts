/** What happens when the server no longer knows the token; set once by the app, kept out of the transport layer (E1). */
let policy: () => void = () => {};

export const onSessionEnded = (next: () => void): void => {
  policy = next;
};

export const sessionEnded = (): void => policy();
