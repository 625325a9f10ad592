import { contrastOf, MODES, themeOf } from "@lobbykit/design-system/theme/choices";
import type { ReactNode } from "react";
import { Text } from "@lobbykit/design-system/Text";
import * as styles from "../design-system/src/showcase/showcase.css.ts";

/** In the toolbar: one canvas, or the story in each mode. */
export const CANVASES = { one: "One mode", all: "All modes" } as const;

interface AllModesProps {
  brand: string;
  children: ReactNode;
}

/** A story in every mode of a brand, side by side. What it lays over the page wears the look of the page. */
export const AllModes = ({ brand, children }: AllModesProps) => (
  <div className={styles.stalls}>
    {MODES.map((mode) => (
      <div
        key={mode}
        className={styles.island}
        data-brand={brand}
        data-theme={themeOf(mode)}
        data-contrast={contrastOf(mode)}
      >
        <Text size={12} tone="secondary">
          {mode}
        </Text>
        {children}
      </div>
    ))}
  </div>
);
