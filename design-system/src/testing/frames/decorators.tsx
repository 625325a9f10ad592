import type { ComponentType, CSSProperties, ReactNode } from "react";

/** A story's decorator that renders it inside a frame, such as `RightToLeft`. */
export const inside = (Frame: ComponentType<{ children: ReactNode }>) => (Story: ComponentType) => (
  <Frame>
    <Story />
  </Frame>
);

/** A story's decorator that renders it in a box, such as one of a fixed width. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);
