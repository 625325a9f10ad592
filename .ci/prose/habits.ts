/** A habit of writing that docs/writing.md forbids. It is searched for in one sentence at a time. */

export interface Habit {
  name: string;
  /** Matches the habit in a sentence. */
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Allows "once a day" and "one an hour", which are correct English; `one a frame` is not. */
const TIMES = "day|night|week|month|year|second|minute|hour|time";
/** Words that may follow the number: "one in a list", "one takes a key". */
const BETWEEN =
  "is|was|are|in|at|for|with|of|to|by|on|from|as|and|or|but|than|into|per|like|if|when|where|over|after|before|under|behind|beside|without|through|between|within|not|that";

/** Habits that are checked in all texts. */
export const HABITS: readonly Habit[] = [
  {
    name: "what stands",
    pattern: /\bwhat (?:stands|stood)\b/i,
    instead: "name the thing: the text, the value, the row",
  },
  {
    name: "is told",
    pattern: /\b(?:is|are|was|were|be|been|being) told\b(?! apart)/i,
    instead: "is shown, is reported; or name who tells whom",
  },
  { name: "whoever", pattern: /\bwhoever\b/i, instead: "anyone who, the person who" },
  { name: "of its own", pattern: /\bof (?:its|their|his|her|my|your|our) own\b/i, instead: "its own …" },
  { name: "an own", pattern: /\ban own\b/i, instead: "its own …" },
  {
    name: "one a noun",
    pattern: new RegExp(
      String.raw`\b(?:one|two|three|four|five)(?: (?!(?:${BETWEEN})\b)[a-z]+(?<!s|ed|ing)){0,2} an? (?!(?:${TIMES})s?\b)[a-z]+`,
      "i",
    ),
    instead: "one for each …",
  },
  { name: "let go of", pattern: /\b(?:let|lets|letting) go of\b/i, instead: "release, drop, forget" },
  { name: "for good", pattern: /\bfor good\b(?! reason)/i, instead: "permanently" },
  {
    name: "misses",
    pattern: /\b(?:misses|you miss|which miss) (?:the|a|an|no|one|any|its|their|your)\b/i,
    instead: "lacks, does not have",
  },
  { name: "shall", pattern: /\bshall\b/i, instead: "must, should or will" },
  { name: "anew", pattern: /\banew\b/i, instead: "again" },
  {
    name: "is no",
    pattern: /\b(?:this|that|it|which) is no (?!longer|more|less|one|such)[a-z]+ (?:of|for|to|but)\b/i,
    instead: "is not a …",
  },
  {
    name: "the same",
    pattern: /^the same (?:at|for|in|of|on|when|where|with)\b/i,
    instead: "a sentence with a verb that names what is the same",
  },
  { name: "why", pattern: /^why [^?]*\.$/i, instead: "the reason why …, returns the reason why …" },
  {
    name: "not by",
    pattern: /^not (?:by|from|through)\b/i,
    instead: "a sentence with a verb: … is not used, because …",
  },
  { name: "once:", pattern: /^(?:once|twice):/i, instead: "a sentence with a verb: … runs only once, because …" },
  { name: "in sight", pattern: /\bin sight\b/i, instead: "visible" },
  {
    name: "is looked at",
    pattern: /\b(?:is|are|was|were|be|been|being) looked at\b/i,
    instead: "is checked, is read, is shown",
  },
];

/** Habits that are checked only in interface texts. */
export const INTERFACE_HABITS: readonly Habit[] = [
  {
    name: "contraction",
    pattern: /\b(?:\w+n't|(?:it|that|you|we|they|there|here|I)'(?:s|re|ve|ll|d|m))\b/i,
    instead: "the full form",
  },
  { name: "sign in", pattern: /\bsign(?:s|ed|ing)?[ -](?:in|out|up)\b/i, instead: "log in, log out, register" },
  { name: "maker", pattern: /\b(?:game )?(?:makers?|vendors?|studios?)\b/i, instead: "provider" },
  { name: "the house", pattern: /\bthe house\b/i, instead: "we" },
  { name: "is usual", pattern: /\b(?:is|are) usual\b/i, instead: "is common" },
  { name: "at once", pattern: /\bat once\b/i, instead: "immediately, or at a time" },
  { name: "go on", pattern: /\b(?:to|go and) go on\b|^go on\b/i, instead: "continue" },
  { name: "somebody", pattern: /\b(?:some|any|every)body\b|\bnobody\b/i, instead: "someone, no one" },
  {
    name: "urging",
    pattern: /\b(?:hurry|don't miss|do not miss|win (?:it |them )?back|last chance|almost won)\b/i,
    instead: "nothing: play is never urged",
  },
];
