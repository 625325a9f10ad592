/** The password of the login just made, for a change that follows. In memory only (D5, R391). */
let known: string | undefined;

export const rememberPassword = (password: string): void => {
  known = password;
};

export const knownPassword = (): string | undefined => known;

/** Call when the dialog that needed the password has closed. */
export const forgetPassword = (): void => {
  known = undefined;
};
