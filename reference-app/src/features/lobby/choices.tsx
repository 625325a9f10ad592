import { startTransition, useOptimistic } from "react";
import * as styles from "./browse.css.ts";

export interface Choice {
  /** "" for all. */
  value: string;
  label: string;
}

export interface ChoicesProps {
  /** What is chosen: "Makers". */
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * One of a few, in a line that scrolls on phones: makers, categories. A press is answered by what was pressed; what follows from it takes
 * longer than a press may, and comes as soon as it is drawn.
 */
export function Choices({ label, choices, value, onChange }: ChoicesProps) {
  const [chosen, setChosen] = useOptimistic(value);
  const choose = (next: string) =>
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });
  return (
    <ul className={styles.chips} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            className={styles.chip}
            data-label={choice.label}
            aria-pressed={chosen === choice.value}
            onClick={() => choose(choice.value)}
          >
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
