/** English, 40 per cent longer: the code that CLDR keeps for such a language. */
export const PSEUDO_LANGUAGE = "en-XA";
/** In the toolbar, what the page or the device decides. */
export const AUTO = "auto";
