// An invented language whose words are 40 per cent longer than in English. It shows where a translation would not fit.

const WORD = /[\p{L}\p{M}]+/gu;
/** Two of every five letters are doubled. */
const EVERY = 5;
const SAID_TWICE = [1, 3];
const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Makes a word 40 per cent longer, in any script: "Deposit" becomes "Deepoositt". Digits, symbols and placeholders such as "{page}" stay.
 */
const lengthenWord = (word: string): string =>
  [...letters.segment(word)]
    .map(({ segment }, index) => (SAID_TWICE.includes(index % EVERY) ? segment + segment : segment))
    .join("");

/** Makes every word of a text 40 per cent longer; it stays readable. */
export const lengthen = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(WORD, lengthenWord) : part))
    .join("");

const ATTRIBUTES = ["placeholder", "alt", "title", "aria-label", "aria-description", "aria-roledescription"] as const;
/** Elements to skip: code, texts that are no language (R501: numbers, names, codes), and elements such as scripts and styles. */
const NOT_LANGUAGE = "script, style, textarea, code, pre, kbd, [translate=no], [contenteditable]";

/** The text of a node before and after the change, so that no text is lengthened twice and each can be restored. */
const written = new WeakMap<Node, { before: string; after: string }>();

function lengthenNode(node: Text | Attr): void {
  const before = node.nodeValue ?? "";
  if (written.get(node)?.after === before) return;
  const after = lengthen(before);
  written.set(node, { before, after });
  if (after !== before) node.nodeValue = after;
}

function restoreNode(node: Text | Attr): void {
  const known = written.get(node);
  if (known && known.after === node.nodeValue) node.nodeValue = known.before;
}

function eachText(root: Element, visit: (node: Text | Attr) => void): void {
  if (root.closest(NOT_LANGUAGE)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(NOT_LANGUAGE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) visit(node);
    if (!(node instanceof Element)) continue;
    for (const name of ATTRIBUTES) {
      const attribute = node.getAttributeNode(name);
      if (attribute) visit(attribute);
    }
  }
}

/** Lengthens all texts in an element: visible ones, and names for screen readers. It may be called again. */
export const lengthenTexts = (root: Element): void => eachText(root, lengthenNode);

/** Lengthens the texts in an element, also those that are added later. Returns a function that restores them. */
export function keepLengthening(root: Element): () => void {
  lengthenTexts(root);
  const observer = new MutationObserver(() => lengthenTexts(root));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: [...ATTRIBUTES] });
  return () => {
    observer.disconnect();
    eachText(root, restoreNode);
  };
}
