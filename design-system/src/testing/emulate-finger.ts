/** What the queries of theme/conditions.ts answer to a finger. */
const FINGER = [
  ["not all and (pointer: coarse)", "not all"],
  ["(hover: hover) and (pointer: fine)", "not all"],
  ["(pointer: coarse)", "all"],
] as const;

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

/**
 * The page as under a finger instead of a mouse; gives the way back. It answers the queries in the style sheets themselves: the
 * browser's own emulation of touch, once taken back, leaves a browser without a screen with no pointer at all.
 */
export function emulateFinger(): () => void {
  const before: [MediaList, string][] = [];
  for (const sheet of document.styleSheets) {
    for (const { media } of mediaRules(sheet.cssRules)) {
      const [asked, answer] = FINGER.find(([query]) => media.mediaText.includes(query)) ?? [];
      if (asked === undefined) continue;
      before.push([media, media.mediaText]);
      media.mediaText = media.mediaText.replace(asked, answer ?? "");
    }
  }
  return () => {
    for (const [media, text] of before) media.mediaText = text;
  };
}
