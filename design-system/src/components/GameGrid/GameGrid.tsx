import { Children, type ReactNode, type Ref } from "react";
import { grid } from "./GameGrid.css.ts";

export interface GameGridProps {
  /** Name of the list: "Popular games". */
  label: string;
  /** One GameCard (or its skeleton) each, with keys. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Cards in columns that fit the window: 2 on phones, 3, 4, then 5, 6 and 8 (R498). */
export function GameGrid({ label, children, ...rest }: GameGridProps) {
  return (
    <ul {...rest} className={grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
