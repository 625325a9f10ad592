/** Does to texts what the translators of browsers do: each is taken out of the page, and an element with another text is in its place. */
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
