/** Words by which the public lists of ad blockers block files and addresses, wherever they come from (issue 31). */
const BLOCKED = /(?<![a-z\d])ads?(?![a-z\d])|advert|affiliate|analytics|banner|pop-?up|promo|sponsor|track/i;

/** Whether no such list blocks a file by this name, or an address by this path. */
export const isNeutral = (name: string): boolean => !BLOCKED.test(name);
