import type { OlHTMLAttributes, Ref } from "react";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { stepStrings } from "../../foundations/strings/statuses.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Steps.css.ts";

export interface Step {
  id: string;
  /** What the member does in this step: "Code from the SMS". */
  label: string;
}

export interface StepsProps extends Omit<OlHTMLAttributes<HTMLOListElement>, ClosedAttributes | "children"> {
  /** Accessible name of the list: "Confirm that it is you". */
  label: string;
  /** The steps in order. */
  steps: readonly Step[];
  /** Id of the current step; null when all are done. */
  current: string | null;
  ref?: Ref<HTMLOListElement>;
}

/**
 * Shows which of a few consecutive steps is the current one: confirming an identity, registering. It is not a navigation: to go back, add a
 * button to the form. If width is short, only the current label is shown, below the discs.
 */
export function Steps({ label, steps, current, ref, ...rest }: StepsProps) {
  const strings = useStrings(stepStrings);
  const found = steps.findIndex(({ id }) => id === current);
  if (process.env.NODE_ENV !== "production") {
    const ids = steps.map(({ id }) => id);
    assertDistinct("Steps", ids);
    assertOneOf("Steps", current, ids);
  }
  const at = current === null || found === -1 ? steps.length : found;
  return (
    <div className={styles.frame}>
      <ol {...rest} ref={ref} className={styles.steps} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < at ? "done" : index === at ? "current" : "coming";
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              <span className={styles.disc} aria-hidden="true">
                {state === "done" ? <Icon drawing={CheckIcon} size="small" /> : index + 1}
              </span>
              <span className={styles.label}>
                {state === "done" && <VisuallyHidden>{`${strings.stepDone}: `}</VisuallyHidden>}
                <span>{step.label}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {at < steps.length && (
        <p className={styles.place} aria-hidden="true">
          <span className={styles.placeLabel}>{steps[at]?.label}</span>
          <span>{fill(strings.stepOf, { step: at + 1, count: steps.length })}</span>
        </p>
      )}
    </div>
  );
}
