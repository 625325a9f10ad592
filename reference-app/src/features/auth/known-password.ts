/** The password of the login just made, for the change that follows it; in memory alone (D5, R391). */
let known: string | undefined;

export const rememberPassword = (password: string): void => {
  known = password;
};

export const knownPassword = (): string | undefined => known;

/** The dialog that needed it has gone. */
export const forgetPassword = (): void => {
  known = undefined;
};
