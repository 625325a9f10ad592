/**
 * Attributes that no component accepts (D17c). If a component needs another look, the design system lacks something and is extended. HTML
 * from a server must go through HtmlContent, which sanitises it.
 */
export type ClosedAttributes = "className" | "style" | "dangerouslySetInnerHTML";
