/** A shape of a drawing: its SVG tag, and its attributes as React names them. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>];

/** The data of an icon, which `Icon` renders: the shapes of a 24 px line drawing, in lucide's format. */
export type IconDrawing = readonly IconShape[];
