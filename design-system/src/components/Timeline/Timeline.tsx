import type { OlHTMLAttributes, ReactNode, Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { formatDate } from "../../foundations/format-date.ts";
import { dateTimeAttribute } from "../../foundations/instant.ts";
import { stepStrings } from "../../foundations/strings/progress.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon, ClockIcon, CloseIcon, type IconDrawing } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Timeline.css.ts";

export const TIMELINE_STATES = ["done", "current", "coming", "failed"] as const;
export type TimelineState = (typeof TIMELINE_STATES)[number];

const MARKS: Record<TimelineState, IconDrawing | undefined> = {
  done: CheckIcon,
  current: ClockIcon,
  coming: undefined,
  failed: CloseIcon,
};
const WORDS: Record<TimelineState, keyof typeof stepStrings.en> = {
  done: "stepDone",
  current: "stepCurrent",
  coming: "stepComing",
  failed: "stepFailed",
};

export interface TimelineItem {
  id: string;
  /** What happened, or will. */
  title: string;
  /** @default "done" */
  state?: TimelineState;
  /** When: ISO 8601, or milliseconds since 1970. @default not known */
  at?: string | number;
  /** More about it: an amount, a reason, a link. @default none */
  text?: ReactNode;
}

export interface TimelineProps extends Omit<OlHTMLAttributes<HTMLOListElement>, ClosedAttributes | "children"> {
  /** Names the list: "Course of the withdrawal". */
  label: string;
  /** In the order of time. */
  items: readonly TimelineItem[];
  /** IANA name of the place whose clock is shown. @default the browser's own */
  timeZone?: string;
  ref?: Ref<HTMLOListElement>;
}

/** What happened to one thing, when, and what is next. Where a member stands in a form is Steps. */
export function Timeline({ label, items, timeZone, ref, ...rest }: TimelineProps) {
  const strings = useStrings(stepStrings);
  const { locale } = useLocale();
  return (
    <ol {...rest} ref={ref} className={styles.timeline} aria-label={label}>
      {items.map(({ id, title, state = "done", at, text }) => {
        const mark = MARKS[state];
        return (
          <li
            key={id}
            className={styles.item}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={styles.mark}>{mark && <Icon drawing={mark} size="small" />}</span>
            <div className={styles.body}>
              <p className={styles.title}>
                <VisuallyHidden>{strings[WORDS[state]]}: </VisuallyHidden>
                {title}
              </p>
              {at !== undefined && (
                <time className={styles.time} dateTime={dateTimeAttribute(at)}>
                  {formatDate(at, { locale, style: "dateTime", ...(timeZone === undefined ? {} : { timeZone }) })}
                </time>
              )}
              {text !== undefined && <div className={styles.text}>{text}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
