/** The password with which the member has just logged in, for a change of password that follows. It stays in memory only (D5, R391). */
let known: string | undefined;

export const rememberPassword = (password: string): void => {
  known = password;
};

export const knownPassword = (): string | undefined => known;

/** Call when the dialog that needed the password has closed. */
export const forgetPassword = (): void => {
  known = undefined;
};
