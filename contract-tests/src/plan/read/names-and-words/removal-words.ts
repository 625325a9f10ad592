/** How words say that a second removal succeeds. */
export const IDEMPOTENT = /idempotent|(?:already|again|second|twice|repeat)[^.]*\b204\b/i;

/** How words say with which status a second removal succeeds. */
export const SUCCEEDS_AGAIN = /(?:idempotent|already|again|second|twice|repeat)[^.]*\b20[04]\b/i;

/** How words say that what is removed is no longer listed, although it may still be read. */
export const LEAVES_LISTS =
  /\b(?:leaves?|disappears? from|hidden (?:from|in)|not|no longer) (?:\w+ )?(?:in )?(?:the |all )?(?:lists?|listed)\b/i;
