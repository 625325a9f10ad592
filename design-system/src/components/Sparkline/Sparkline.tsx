import type { Ref, SVGProps } from "react";
import { assertNumbers } from "../../foundations/numbers/assert-numbers.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { sparklineStrings } from "../../foundations/strings/charts.ts";
import { noRecordsStrings } from "../../foundations/strings/records.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { linePoints, pathThrough } from "./rules.ts";
import * as styles from "./Sparkline.css.ts";

export const SPARKLINE_TONES = ["accent", "neutral", "positive", "danger", "information"] as const;
export type SparklineTone = (typeof SPARKLINE_TONES)[number];

// Size of the SVG's coordinate system. The image itself is as wide as its container.
const WIDTH = 100;
const HEIGHT = 28;
/** Space for half a stroke and for the dot. */
const EDGE = 3;

export interface SparklineProps extends Omit<
  SVGProps<SVGSVGElement>,
  ClosedAttributes | "values" | "children" | "format"
> {
  /** What the values are: "Stakes of the last seven days". */
  label: string;
  /** The values from oldest to newest. Only their shape is shown. */
  values: readonly number[];
  /** Formats a value for the text alternative. @default the number as text */
  format?: (value: number) => string;
  /** Colour of the line. @default "accent" */
  tone?: SparklineTone;
  ref?: Ref<SVGSVGElement>;
}

/** A small line chart beside a number. Screen readers hear the first, last, lowest and highest value. */
export function Sparkline({ label, values, format = String, tone = "accent", ref, ...rest }: SparklineProps) {
  const { noRecords } = useStrings(noRecordsStrings);
  const strings = useStrings(sparklineStrings);
  assertNumbers("Sparkline", values);
  const numbers = values.filter(Number.isFinite);
  const [first] = numbers;
  const last = numbers.at(-1);
  const course =
    first === undefined || last === undefined
      ? noRecords
      : fill(strings.chartSummary, {
          first: format(first),
          last: format(last),
          lowest: format(Math.min(...numbers)),
          highest: format(Math.max(...numbers)),
        });
  const points = linePoints(values, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE).map(({ x, y }) => ({
    x: x + EDGE,
    y: y + EDGE,
  }));
  const path = pathThrough(points);
  const end = points.at(-1);
  const [start] = points;
  const picture = { role: "img", "aria-label": `${label}: ${course}` } as const;
  return (
    <svg
      {...rest}
      {...picture}
      ref={ref}
      className={styles.chart({ tone })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {start && end && (
        <>
          <path className={styles.area} d={`${path}L${end.x} ${HEIGHT}L${start.x} ${HEIGHT}Z`} />
          <path className={styles.line} d={path} />
          {/* The dot is a line of zero length with a round cap, because a circle would be stretched with the image. */}
          <path className={styles.dot} d={`M${end.x} ${end.y}h0`} />
        </>
      )}
    </svg>
  );
}
