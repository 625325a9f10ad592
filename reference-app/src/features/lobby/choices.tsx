import { startTransition, useEffect, useOptimistic, useRef } from "react";
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

/** Moves a line of choices so that what is chosen stands in its middle, or as near as the ends let it. */
function showChosen(list: HTMLUListElement): void {
  const chosen = list.querySelector('[aria-pressed="true"]');
  if (!chosen) return;
  const [own, whole] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({ left: own.left + own.width / 2 - (whole.left + whole.width / 2) });
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
  const list = useRef<HTMLUListElement>(null);
  // An address may come with a choice that stands out of sight; one that is pressed is in sight.
  useEffect(() => {
    if (list.current) showChosen(list.current);
  }, []);
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
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
