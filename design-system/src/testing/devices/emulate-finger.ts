/** How the queries of theme/conditions.ts evaluate on a touch screen. */
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
 * Makes the page behave as on a touch screen. Returns a function that restores it. It rewrites the media queries in the style sheets. The
 * browser's own touch emulation cannot be used: after it is switched off, a headless browser has no pointer at all.
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
