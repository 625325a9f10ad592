const TICKS = 4;
const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Returns about four round values for the axis. They always include zero; the first is at or below every value, and the last at or above.
 * Whole numbers get whole ticks.
 */
export function ticksOf(values: readonly number[]): number[] {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const rough = (highest - lowest || 1) / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const fine = (STEPS.find((each) => each * magnitude >= rough) ?? 1) * magnitude;
  const step = values.every(Number.isInteger) ? Math.max(1, Math.ceil(fine)) : fine;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns n where every n-th label fits beside its neighbours. */
export function labelStride(count: number, bandPx: number, labelPx: number): number {
  return bandPx <= 0 ? Math.max(1, count) : Math.max(1, Math.ceil(labelPx / bandPx));
}

const RADIUS = 4;

/** SVG path of a bar from the base line to its end, with rounded corners at the end only. */
export function barPath(x: number, width: number, base: number, end: number): string {
  const towards = end < base ? -1 : 1;
  const radius = Math.min(RADIUS, width / 2, Math.abs(end - base));
  const shoulder = end - towards * radius;
  const right = x + width;
  return `M${x} ${base}V${shoulder}Q${x} ${end} ${x + radius} ${end}H${right - radius}Q${right} ${end} ${right} ${shoulder}V${base}Z`;
}
