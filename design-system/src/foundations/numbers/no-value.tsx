import { visuallyHidden } from "../layout/visually-hidden.css.ts";
import { noValueStrings } from "../strings/money.ts";
import { useStrings } from "../strings/strings.ts";

/** Shown in place of a value that is missing, where screen readers do not read it. */
export const NO_VALUE = "–";

/** Stands for a missing value: a dash, which screen readers read as a word. */
export function NoValue() {
  const { noValue } = useStrings(noValueStrings);
  return (
    <>
      <span aria-hidden="true">{NO_VALUE}</span>
      <span className={visuallyHidden}>{noValue}</span>
    </>
  );
}
