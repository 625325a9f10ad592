/** What the probes check on a story: everything, only what the direction and the language of a page change, or nothing. */
export type ProbeSet = "every" | "layout" | "none";

/** Stories that show the content of another story again, in another direction or language. */
const TURNED = /-(?:right-to-left-page|in-bengali)$/;
/** Stories that show the content of `Default` again, to be changed by hand. */
const REPEATED = /--playground$/;

/**
 * Which probes check a story, by its id. A nightly run checks everything on every story; the usual run checks each content once (decision
 * 025).
 */
export function probesOf(id: string, isNightly: boolean): ProbeSet {
  if (isNightly) return "every";
  if (REPEATED.test(id)) return "none";
  return TURNED.test(id) ? "layout" : "every";
}
