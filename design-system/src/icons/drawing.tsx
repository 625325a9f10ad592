import type { ComponentType, ReactNode, SVGProps } from "react";

export interface IconDrawingProps extends SVGProps<SVGSVGElement> {
  /**
   * Width and height: CSS px, or a length.
   * @default 24
   */
  size?: number | string;
}
/** Any icon: a 24 px stroke drawing that takes the colour of its text. */
export type IconDrawing = ComponentType<IconDrawingProps>;

/** Draws in lucide's manner: 24 px, two-px round strokes, the colour of the text. */
export function drawing(name: string, strokes: ReactNode): IconDrawing {
  const Drawing = ({ size = 24, ...svg }: IconDrawingProps) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    >
      {strokes}
    </svg>
  );
  Drawing.displayName = name;
  return Drawing;
}
