import type { OlHTMLAttributes, ReactNode, Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { formatDate } from "../../foundations/time/format-date.ts";
import { dateTimeAttribute } from "../../foundations/time/instant.ts";
import { stepStrings } from "../../foundations/strings/statuses.ts";
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
const WORDS: Record<TimelineState, keyof typeof stepStrings> = {
  done: "stepDone",
  current: "stepCurrent",
  coming: "stepComing",
  failed: "stepFailed",
};

export interface TimelineItem {
  id: string;
  /** What happened or will happen. */
  title: string;
  /** @default "done" */
  state?: TimelineState;
  /** Time of the entry: ISO 8601, or milliseconds since 1970. @default not known */
  at?: string | number;
  /** Details: an amount, a reason, a link. @default none */
  text?: ReactNode;
}

export interface TimelineProps extends Omit<OlHTMLAttributes<HTMLOListElement>, ClosedAttributes | "children"> {
  /** Accessible name of the list, such as "Progress of your withdrawal". */
  label: string;
  /** The entries in chronological order. */
  items: readonly TimelineItem[];
  /** IANA time zone in which times are shown. @default the browser's time zone */
  timeZone?: string;
  ref?: Ref<HTMLOListElement>;
}

/** What happened to one thing, when, and what comes next. For the steps of a form use Steps. */
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
