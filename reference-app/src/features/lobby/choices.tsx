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

/** One of a few, in a line that scrolls on phones: makers, categories. */
export function Choices({ label, choices, value, onChange }: ChoicesProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={value === choice.value}
            onClick={() => onChange(choice.value)}
          >
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
