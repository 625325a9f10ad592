import { useEffect, useRef } from "react";
import { announce } from "../../foundations/announcements/announce.ts";
import { passwordStrengthStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { meter, step, steps, word as wordStyle } from "./PasswordField.css.ts";
import { PASSWORD_STRENGTHS, type PasswordStrength, passwordStrength } from "./rules.ts";

/** The strength is announced only after a pause in typing. */
const ANNOUNCE_AFTER_MS = 1000;

const WORDS = {
  weak: "strengthWeak",
  fair: "strengthFair",
  good: "strengthGood",
  strong: "strengthStrong",
} as const satisfies Record<PasswordStrength, keyof typeof passwordStrengthStrings>;

/** Shows how hard a password is to guess: four visible steps, and a word that is announced when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const strings = useStrings(passwordStrengthStrings);
  const strength = password === "" ? undefined : passwordStrength(password);
  const word = strength && strings[WORDS[strength]];
  const last = useRef(word);
  useEffect(() => {
    if (word === undefined || word === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = word;
      announce(fill(strings.strength, { word }));
    }, ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [word, strings]);
  const level = strength === undefined ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  return (
    <div className={meter}>
      <meter
        className={visuallyHidden}
        aria-label={strings.strengthLabel}
        aria-valuetext={word}
        min={0}
        max={PASSWORD_STRENGTHS.length}
        value={level}
      />
      <span aria-hidden="true" className={steps} data-strength={strength}>
        {PASSWORD_STRENGTHS.map((one, place) => (
          <span key={one} className={step} data-lit={place < level ? "" : undefined} />
        ))}
      </span>
      <span aria-hidden="true" className={wordStyle}>
        {word}
      </span>
    </div>
  );
}
