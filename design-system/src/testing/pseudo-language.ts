// A language that nobody speaks, 40 per cent longer than English: shows where a translation will not fit.

const WORD = /[\p{L}\p{M}]+/gu;
/** Of five letters two are said twice. */
const EVERY = 5;
const SAID_TWICE = [1, 3];
const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The word 40 per cent longer, in any script: "Deposit" becomes "Deepoositt". Figures, signs and places like "{page}" stay. */
const lengthenWord = (word: string): string =>
  [...letters.segment(word)]
    .map(({ segment }, index) => (SAID_TWICE.includes(index % EVERY) ? segment + segment : segment))
    .join("");

/** The text with every word 40 per cent longer, still to be read. */
export const lengthen = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(WORD, lengthenWord) : part))
    .join("");

const ATTRIBUTES = ["placeholder", "alt", "title", "aria-label", "aria-description", "aria-roledescription"] as const;
/** Code, what is no language (R501: figures, names, codes), and what the page itself is made of. */
const NOT_LANGUAGE = "script, style, textarea, code, pre, kbd, [translate=no], [contenteditable]";

/** What stood in a node, and what stands there now: no text grows twice, and each can come back. */
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

/** Lengthens all texts below (and at) an element: what is read, and names that only a screen reader says. May be called again. */
export const lengthenTexts = (root: Element): void => eachText(root, lengthenNode);

/** Lengthens the texts below an element, and those that come later. Returns the way back. */
export function keepLengthening(root: Element): () => void {
  lengthenTexts(root);
  const observer = new MutationObserver(() => lengthenTexts(root));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: [...ATTRIBUTES] });
  return () => {
    observer.disconnect();
    eachText(root, restoreNode);
  };
}
