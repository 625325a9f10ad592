/** Changes texts as a browser's page translation does: it removes each text node and inserts an element with another text. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest('script, style, font, [translate="no"]')) continue;
    const font = document.createElement("font");
    font.append(text.data);
    text.replaceWith(font);
  }
}
