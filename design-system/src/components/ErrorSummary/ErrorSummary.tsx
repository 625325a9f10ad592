import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { elementById } from "../../foundations/focus/shadow-trees.ts";
import { assert } from "../../foundations/props/assert.ts";
import { errorSummaryStrings } from "../../foundations/strings/forms.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { error as errorStyle, errors as errorsStyle, icon, summary, title as titleStyle } from "./ErrorSummary.css.ts";

export interface FieldProblem {
  /** `id` of the control. Without it, the error belongs to the whole form. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Heading of the summary. @default "Please check the following:" in the language of the page */
  title?: string;
  /** Errors found by the last attempt to submit. Nothing is shown while the list is empty. A list with a new error takes the focus. */
  errors: readonly FieldProblem[];
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** All errors of a form, shown above it (D21). Each line links to its field (WCAG 3.3.1). */
export function ErrorSummary({ title, errors, ref, ...rest }: ErrorSummaryProps) {
  const strings = useStrings(errorSummaryStrings);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);
  const before = useRef<readonly FieldProblem[]>([]);
  useEffect(() => {
    // If the list only got shorter, the focus stays in the field that was corrected.
    if (errors.some((error) => !before.current.includes(error))) element.current?.focus();
    before.current = errors;
    if (process.env.NODE_ENV !== "production") {
      const place = element.current;
      const lost = errors.find(({ fieldId }) => fieldId !== undefined && place && !elementById(fieldId, place));
      assert(
        !lost,
        `ErrorSummary links to “${lost?.fieldId}”, but no element has this id.`,
        "The link does nothing, so the member has to search for the field (WCAG 3.3.1).",
        "Give the field this `id`, or omit `fieldId` when the problem has no field.",
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

/**
 * Following the fragment link would scroll and add a history entry, but not focus. In a group, the chosen control gets the focus, otherwise
 * the first.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  event.preventDefault();
  const field = elementById(fieldId, event.currentTarget);
  const controls = [...(field?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (one) => !one.matches(":disabled"),
  );
  const target = field?.matches("fieldset") ? (controls.find((one) => one.matches(":checked")) ?? controls[0]) : field;
  target?.focus();
}
