/** Words for which public ad-blocker lists block files and URLs of any site (issue 31). */
const BLOCKED = /(?<![a-z\d])ads?(?![a-z\d])|advert|affiliate|analytics|banner|pop-?up|promo|sponsor|track/i;

/** Whether no such list blocks a file by this name, or a URL by this path. */
export const isNeutral = (name: string): boolean => !BLOCKED.test(name);
