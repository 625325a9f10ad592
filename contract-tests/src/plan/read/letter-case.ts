/** Changes the case of all letters: to upper case, or to lower case when the text is in upper case already. */
export const inOtherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** How descriptions say that upper and lower case are the same. */
export const CASE_DOES_NOT_MATTER = /case[- ]?insensitiv|ignor\w+ (?:the )?(?:letter )?case|case do(?:es)? not matter/i;
