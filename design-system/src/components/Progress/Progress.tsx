import { useId, type HTMLAttributes, type Ref } from "react";
import { assert } from "../../foundations/assert.ts";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { formatPercent } from "../../foundations/format.ts";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";
import * as styles from "./Progress.css.ts";
import type { ProgressTone } from "./progress-options.ts";

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** What goes on: "Uploading documents". */
  label: string;
  /** How far it is, from 0 to `max`; without it nobody knows. @default unknown */
  value?: number;
  /** What `value` is when all is done. @default 100 */
  max?: number;
  /** How far it is, in words, seen and heard: "3 of 5 photos". @default a percentage, where `value` is known */
  valueText?: string;
  /**
   * "positive" for what is done, "danger" for what stopped; the text says it too.
   * @default "accent"
   */
  tone?: ProgressTone;
  /** Whether label and value are seen, or only heard because they stand nearby. @default true */
  showsLabel?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * How far something is that takes a while: an upload, turnover for a bonus. Under a second show nothing, while a place fills a
 * Skeleton, in a button its own Spinner.
 */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = "accent", showsLabel = true, ref, ...rest } = props;
  const id = useId();
  if (process.env.NODE_ENV !== "production") {
    assert(
      value === undefined || (value >= 0 && value <= max),
      `Progress is at ${value} of ${max}.`,
      "The bar ends at its edges, so that it shows something else than is true.",
      "Pass what is done and, as `max`, what is to do, in one unit.",
    );
  }
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), max);
  const words = valueText ?? (known === undefined ? undefined : formatPercent(known / max));
  return (
    <div {...rest} ref={ref} className={styles.progress({ tone })}>
      <div className={showsLabel ? styles.texts : visuallyHidden}>
        <span id={id}>{label}</span>
        {/* Screen readers get it as the value of the bar. */}
        {words !== undefined && (
          <span aria-hidden="true" className={styles.value}>
            {words}
          </span>
        )}
      </div>
      {/* The native element speaks; browsers differ in what of it can be drawn, so that a bar of our own is seen. */}
      <progress aria-labelledby={id} max={max} value={known} aria-valuetext={words} className={visuallyHidden} />
      <div aria-hidden="true" className={styles.track}>
        <div
          className={known === undefined ? styles.unknown : styles.bar}
          {...(known !== undefined && { style: { inlineSize: `${(known / max) * 100}%` } })}
        />
      </div>
    </div>
  );
}
