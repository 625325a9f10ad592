import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { assert } from "../../foundations/assert.ts";
import { errorSummaryStrings } from "../../foundations/strings/forms.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { error as errorStyle, errors as errorsStyle, icon, summary, title as titleStyle } from "./ErrorSummary.css.ts";

export interface FieldProblem {
  /** `id` of the control; without it the problem concerns the whole form. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Its heading. @default "Please check the following" in the language of the page */
  title?: string;
  /** What the last attempt to send found; nothing is shown while it is empty. A new list takes the focus. */
  errors: readonly FieldProblem[];
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Everything that is wrong with a form, above it (D21): each line leads to its field (WCAG 3.3.1). */
export function ErrorSummary({ title, errors, ref, ...rest }: ErrorSummaryProps) {
  const strings = useStrings(errorSummaryStrings);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);
  useEffect(() => {
    if (errors.length > 0) element.current?.focus();
    if (process.env.NODE_ENV !== "production") {
      const lost = errors.find(({ fieldId }) => fieldId !== undefined && !document.getElementById(fieldId));
      assert(
        !lost,
        `ErrorSummary leads to “${lost?.fieldId}”, and no element has this id.`,
        "Pressing the line does nothing, so that the member has to look for the field (WCAG 3.3.1).",
        "Give the field this `id`, or leave `fieldId` out where the problem has no field.",
      );
    }
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div {...rest} ref={element} role="alert" tabIndex={-1} className={summary}>
      <span className={icon}>
        <Icon drawing={AlertIcon} />
      </span>
      <p className={titleStyle}>{title ?? strings.errorSummary}</p>
      <ul className={errorsStyle}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} className={errorStyle} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const CONTROLS = "input, select, textarea, button";

/** The fragment alone would scroll, enter the history, and not focus; of a group, the chosen control or the first takes the focus. */
function focusField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  const controls = [...(field?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (one) => !one.matches(":disabled"),
  );
  const target = field?.matches("fieldset") ? (controls.find((one) => one.matches(":checked")) ?? controls[0]) : field;
  target?.focus();
}
