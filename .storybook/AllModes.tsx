import { contrastOf, MODES, themeOf } from "@lobbykit/design-system/theme/choices";
import type { ReactNode } from "react";
import { Text } from "@lobbykit/design-system/Text";
import * as styles from "../design-system/src/showcase/showcase.css.ts";

/** Toolbar options: a single canvas, or the story in every mode. */
export const CANVASES = { one: "One mode", all: "All modes" } as const;

interface AllModesProps {
  brand: string;
  children: ReactNode;
}

/** Renders a story in every mode of a brand, side by side. */
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
