/** Steps of the space scale, in px. */
export const SPACES = [0, 2, 4, 8, 12, 16, 24, 32, 48, 64] as const;
export type Space = (typeof SPACES)[number];

export const ALIGNMENTS = ["start", "center", "end", "stretch", "baseline"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const JUSTIFICATIONS = ["start", "center", "end", "between"] as const;
export type Justification = (typeof JUSTIFICATIONS)[number];

/** HTML elements that a layout component may render, by the meaning of its content. */
export const LAYOUT_ELEMENTS = [
  "div",
  "section",
  "article",
  "header",
  "footer",
  "nav",
  "ul",
  "ol",
  "li",
  "form",
  "span",
] as const;
export type LayoutElement = (typeof LAYOUT_ELEMENTS)[number];
