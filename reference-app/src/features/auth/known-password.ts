/** The password of the login just made, for the change that follows it; in memory alone, and gone once it is read (D5, R391). */
let known: string | undefined;

export const rememberPassword = (password: string): void => {
  known = password;
};

export function takeKnownPassword(): string | undefined {
  const password = known;
  known = undefined;
  return password;
}
