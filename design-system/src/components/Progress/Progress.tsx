import { useId, type HTMLAttributes, type Ref } from "react";
import { assert } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { formatPercent } from "../../foundations/numbers/format.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import * as styles from "./Progress.css.ts";
import type { ProgressTone } from "./progress-options.ts";
import { isWhole, shareDone } from "./rules.ts";

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** What is in progress: "Uploading documents". */
  label: string;
  /** Progress from 0 to `max`. If omitted, the progress is unknown. @default unknown */
  value?: number;
  /** The `value` at which everything is done. @default 100 */
  max?: number;
  /** Progress in words, visible and for screen readers: "3 of 5 photos". @default a percentage if `value` is set */
  valueText?: string;
  /** "positive" is for finished, "danger" for stopped. The text must say the same. @default "accent" */
  tone?: ProgressTone;
  /** Whether label and value are visible. Hide them only if the text beside the bar says the same. @default true */
  showsLabel?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Progress of something that takes time: an upload, a wagering requirement. For less than a second show nothing, for loading content a
 * Skeleton, and in a button its own Spinner.
 */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = "accent", showsLabel = true, ref, ...rest } = props;
  const id = useId();
  if (process.env.NODE_ENV !== "production") {
    assert(
      value === undefined || (value >= 0 && value <= max && isWhole(max)),
      `Progress is at ${value} of ${max}.`,
      "The bar stops at its ends, or shows unknown progress when the value is not a number.",
      "Pass the finished part as `value` and the whole as `max`, in the same unit.",
    );
  }
  const done = shareDone(value, max);
  const words = valueText ?? (done === undefined ? undefined : formatPercent(done));
  const native = done === undefined ? {} : { max, value: done * max };
  return (
    <div {...rest} ref={ref} className={styles.progress({ tone })}>
      <div className={showsLabel ? styles.texts : visuallyHidden}>
        <span id={id}>{label}</span>
        {/* Hidden from screen readers, because they read it as the value of the bar. */}
        {words !== undefined && (
          <span aria-hidden="true" className={styles.value}>
            {words}
          </span>
        )}
      </div>
      {/* The native element is for screen readers only. Browsers differ in how far it can be styled, so another bar is visible. */}
      <progress aria-labelledby={id} {...native} aria-valuetext={words} className={visuallyHidden} />
      <div aria-hidden="true" className={styles.track}>
        <div
          className={done === undefined ? styles.unknown : styles.bar}
          {...(done !== undefined && { style: { inlineSize: `${done * 100}%` } })}
        />
      </div>
    </div>
  );
}
