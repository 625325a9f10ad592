/** A shape of a drawing: its SVG tag, and its attributes as React names them. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>];

/** Any icon, for `Icon` to draw: the shapes of a 24 px stroke drawing in lucide's own form, which costs nothing until it is drawn. */
export type IconDrawing = readonly IconShape[];
