import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { fitting, room } from "../../foundations/layout/fitting.css.ts";
import { fittingStyle } from "../../foundations/layout/text-width.ts";
import { ArrowDownIcon, ArrowUpIcon, type IconDrawing, MinusIcon } from "../../icons/icons.ts";
import type { Hue } from "../../theme/categories.ts";
import { Icon } from "../Icon/Icon.tsx";
import { MoneyDigits } from "../MoneyText/MoneyDigits.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./StatCard.css.ts";

export const STAT_TRENDS = ["up", "down", "even"] as const;
export type StatTrend = (typeof STAT_TRENDS)[number];
export const STAT_TONES = ["neutral", "positive", "danger"] as const;
export type StatTone = (typeof STAT_TONES)[number];

const ARROWS: Record<StatTrend, IconDrawing> = { up: ArrowUpIcon, down: ArrowDownIcon, even: MinusIcon };

export interface StatChange {
  /** The whole sentence: "12% more than last week". */
  text: string;
  trend: StatTrend;
  /** Whether the change is good. Fewer complaints, for example, are positive. @default "neutral" */
  tone?: StatTone;
}

export interface StatCardProps extends Omit<HTMLAttributes<HTMLDListElement>, ClosedAttributes | "children"> {
  /** What the number counts. */
  label: string;
  /** The number: a text, which shrinks if its longest word does not fit, or a MoneyText with `fit`. */
  value: ReactNode;
  /** Icon before the label. @default none */
  icon?: IconDrawing;
  /** Hue of the icon. @default "accent" */
  hue?: Hue;
  /** Comparison with an earlier period. @default none */
  change?: StatChange;
  /** Small text below the number: a period, a limit. @default none */
  note?: ReactNode;
  /** A Sparkline. @default none */
  chart?: ReactNode;
  /** Whether the number is loading. @default false */
  loading?: boolean;
  ref?: Ref<HTMLDListElement>;
}

/** One number and its meaning. Put several into a Grid; for a table of numbers use DataTable. */
export function StatCard(props: StatCardProps) {
  const { label, value, icon, hue = "accent", change, note, chart, loading = false, ref, ...rest } = props;
  return (
    <dl {...rest} ref={ref} className={styles.card} aria-busy={loading || undefined}>
      <dt className={styles.label}>
        {icon && (
          <span className={styles.icon({ hue })}>
            <Icon drawing={icon} />
          </span>
        )}
        <span>{label}</span>
      </dt>
      <dd className={`${styles.value} ${room}`}>
        {loading ? <Skeleton shape="heading" /> : typeof value === "string" ? <Fitting text={value} /> : value}
      </dd>
      {change && !loading && (
        <dd className={styles.change({ tone: change.tone ?? "neutral" })}>
          <span className={styles.arrow}>
            <Icon drawing={ARROWS[change.trend]} size="small" />
          </span>
          <span className={`${styles.words} ${room}`}>
            <Fitting text={change.text} />
          </span>
        </dd>
      )}
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
      {chart !== undefined && <dd className={styles.chart}>{chart}</dd>}
    </dl>
  );
}

const Fitting = ({ text }: { text: string }) => (
  <span key={text} className={fitting} style={fittingStyle(text)}>
    <MoneyDigits text={text} />
  </span>
);
