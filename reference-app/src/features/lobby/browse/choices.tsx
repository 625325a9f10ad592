import { startTransition, useEffect, useOptimistic, useRef } from "react";
import * as styles from "./browse.css.ts";

export interface Choice {
  /** "" means all. */
  value: string;
  label: string;
}

export interface ChoicesProps {
  /** Accessible name: "Vendors". */
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** Scrolls a line of options so that the chosen one is centred, as far as possible. */
function showChosen(list: HTMLUListElement): void {
  const chosen = list.querySelector('[aria-pressed="true"]');
  if (!chosen) return;
  const [own, whole] = [chosen.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({ left: own.left + own.width / 2 - (whole.left + whole.width / 2) });
}

/**
 * Toggle buttons in a line that scrolls on phones, such as vendors or categories. One is pressed at a time.
 * The pressed option changes at once. The rest of the page renders later, because that takes longer than a press should.
 */
export function Choices({ label, choices, value, onChange }: ChoicesProps) {
  const [chosen, setChosen] = useOptimistic(value);
  const choose = (next: string) =>
    startTransition(() => {
      setChosen(next);
      onChange(next);
    });
  const list = useRef<HTMLUListElement>(null);
  // The address may name an option outside the visible part. A clicked one is visible already.
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
