/**
 * Attributes that no component takes (D17c): a look of one's own shows a gap in the design system, which is closed there; markup
 * from a server goes through HtmlContent, which cleans it.
 */
export type ClosedAttributes = "className" | "style" | "dangerouslySetInnerHTML";
