/** Changes the case of all letters: to upper case, or to lower case when the text is in upper case already. */
export const inOtherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
