import { useId, useImperativeHandle, useRef, type HTMLAttributes, type Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { assertNumbers } from "../../foundations/numbers/assert-numbers.ts";
import { NO_VALUE, NoValue } from "../../foundations/numbers/no-value.tsx";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { barChartStrings } from "../../foundations/strings/charts.ts";
import { noRecordsStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useElementWidth } from "../../foundations/layout/use-element-width.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./BarChart.css.ts";
import { barPath, labelStride, ticksOf } from "./rules.ts";

export const BAR_TONES = ["accent", "information", "gainLoss"] as const;
export type BarTone = (typeof BAR_TONES)[number];

const PLOT_PX = 174;
/** Space above the highest bar for its value, and below the lowest for the labels. In rem, because the member may enlarge text. */
const TOP_REM = 1.25;
const BOTTOM_REM = 1.625;
/** Distance between a text and the bar that it belongs to. */
const TEXT_GAP_REM = 0.375;
const TEXT_HEIGHT_REM = 0.4375;
/** Estimated width of a character, in rem: it grows with the text size that the member has set. */
const CHARACTER_REM = 0.45;
const LABEL_GAP_PX = 12;
const BAR_SHARE = 0.62;
const WIDEST_BAR_PX = 44;
const LONGEST_LABEL = 12;

export interface Bar {
  /** Label of the bar: a day, a game. */
  label: string;
  /** A value that is no number has no bar, and the table says that there is none. */
  value: number;
}

export interface BarChartProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** Title of the chart, shown above it: "Net result by day". */
  label: string;
  /** The bars, in display order. */
  bars: readonly Bar[];
  /** Header of the label column in the table: "Day". */
  barHeading: string;
  /** Header of the value column in the table: "Net result (৳)". */
  valueHeading: string;
  /** Formats a value as text. @default the number as text */
  format?: (value: number) => string;
  /** `gainLoss` gives bars below zero another colour; these bars also point down. @default "accent" */
  tone?: BarTone;
  ref?: Ref<HTMLElement>;
}

/** The values that can be drawn. */
const numbersOf = (bars: readonly Bar[]) => bars.map(({ value }) => value).filter(Number.isFinite);
const widthOf = (widthPx: number) => Math.floor(widthPx);
const remPx = () =>
  typeof document === "undefined" ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const textPx = (text: string) => Array.from(text).length * CHARACTER_REM * remPx();
/** Shortens a label, because there is little room under a bar. The whole label is in the table and in the tooltip. */
const shortened = (text: string) => {
  const letters = Array.from(text);
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join("")}…` : text;
};

/**
 * A bar chart for values above and below zero. A table that everyone can open holds the same values. Screen readers hear the lowest and the
 * highest value, and a hint to the table.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, barHeading, valueHeading, format = String, tone = "accent", ref, ...rest } = props;
  const { noRecords } = useStrings(noRecordsStrings);
  const strings = useStrings(barChartStrings);
  const captionId = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  assertNumbers(
    "BarChart",
    bars.map(({ value }) => value),
  );
  const values = numbersOf(bars);
  const course =
    values.length === 0
      ? noRecords
      : fill(strings.chartExtremes, {
          lowest: format(Math.min(...values)),
          highest: format(Math.max(...values)),
        });
  return (
    <figure {...rest} ref={root} className={styles.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        {label}
      </figcaption>
      {bars.length === 0 ? (
        <p className={styles.nothing}>{noRecords}</p>
      ) : (
        <>
          <Drawing bars={bars} name={`${label}: ${course}`} format={format} tone={tone} />
          <details className={styles.details}>
            <summary className={styles.summary}>
              <span className={styles.chevron}>
                <Icon drawing={ChevronDownIcon} size="small" />
              </span>
              {strings.showAsTable}
            </summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.cell}>
                    {barHeading}
                  </th>
                  <th scope="col" className={styles.number}>
                    {valueHeading}
                  </th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.label}>
                    <th scope="row" className={styles.cell}>
                      {bar.label}
                    </th>
                    <td className={styles.number}>{Number.isFinite(bar.value) ? format(bar.value) : <NoValue />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}

interface DrawingProps {
  bars: readonly Bar[];
  name: string;
  format: (value: number) => string;
  tone: BarTone;
}

function Drawing({ bars, name, format, tone }: DrawingProps) {
  const { direction } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(box, widthOf, 0);
  const ticks = ticksOf(numbersOf(bars));
  const [lowest = 0] = ticks;
  const highest = ticks.at(-1) ?? 1;
  const scalePx = Math.min(Math.max(...ticks.map((tick) => textPx(format(tick)))) + LABEL_GAP_PX, widthPx / 2);
  const bandPx = (widthPx - scalePx) / bars.length;
  const barPx = Math.min(bandPx * BAR_SHARE, WIDEST_BAR_PX);
  const isReversed = direction === "rtl";
  /** Mirrors an x position in right-to-left languages. */
  const across = (x: number) => (isReversed ? widthPx - x : x);
  const rem = remPx();
  const heightPx = TOP_REM * rem + PLOT_PX + BOTTOM_REM * rem;
  const textGapPx = TEXT_GAP_REM * rem;
  const down = (value: number) => TOP_REM * rem + ((highest - value) / (highest - lowest)) * PLOT_PX;
  const stride = labelStride(
    bars.length,
    bandPx,
    Math.max(...bars.map((bar) => textPx(shortened(bar.label)))) + LABEL_GAP_PX,
  );
  const showsValues = numbersOf(bars).every((value) => textPx(format(value)) + LABEL_GAP_PX / 2 < bandPx);
  const picture = { role: "img", "aria-label": name } as const;
  return (
    <div ref={box} className={styles.box}>
      {widthPx > 0 && (
        <svg viewBox={`0 0 ${widthPx} ${heightPx}`} className={styles.chart} {...picture}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? styles.base : styles.grid}
                x1={across(scalePx)}
                x2={across(widthPx)}
                y1={down(tick)}
                y2={down(tick)}
              />
              <text
                className={styles.scale}
                x={across(scalePx - LABEL_GAP_PX / 2)}
                y={down(tick)}
                textAnchor={isReversed ? "start" : "end"}
              >
                {format(tick)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => {
            const middle = across(scalePx + (index + 0.5) * bandPx);
            const isKnown = Number.isFinite(bar.value);
            const end = down(bar.value);
            return (
              <g key={bar.label} className={styles.bar({ tone })} data-trend={bar.value < 0 ? "loss" : "gain"}>
                <title>{`${bar.label}: ${isKnown ? format(bar.value) : NO_VALUE}`}</title>
                {/* The whole column reacts to the pointer, because a short bar is hard to hit. */}
                <rect className={styles.band} x={middle - bandPx / 2} y={0} width={bandPx} height={heightPx} />
                {isKnown && <path d={barPath(middle - barPx / 2, barPx, down(0), end)} />}
                {isKnown && showsValues && (
                  <text
                    className={styles.value}
                    x={middle}
                    y={bar.value < 0 ? end + textGapPx + TEXT_HEIGHT_REM * rem : end - textGapPx}
                    textAnchor="middle"
                  >
                    {format(bar.value)}
                  </text>
                )}
                {index % stride === 0 && (
                  <text className={styles.label} x={middle} y={heightPx - textGapPx} textAnchor="middle">
                    {shortened(bar.label)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
