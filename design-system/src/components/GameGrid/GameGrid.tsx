import { Children, type ReactNode, type Ref } from "react";
import { grid } from "./GameGrid.css.ts";

export interface GameGridProps {
  /** Accessible name of the list: "Popular games". */
  label: string;
  /** GameCards or their skeletons, each with a key. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Game cards in as many columns as suit the window: 2 on phones, then 3, 4, 5, 6 and 8 (R498). */
export function GameGrid({ label, children, ...rest }: GameGridProps) {
  return (
    <ul {...rest} className={grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
