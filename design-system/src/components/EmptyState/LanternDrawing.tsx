import * as styles from "./LanternDrawing.css.ts";

export interface LanternDrawingProps {
  /** True for an empty list, false for an error. */
  lit: boolean;
}

/** A lantern over the roofs of a market: lit for an empty list, unlit and crooked for an error. It is only decoration. */
export function LanternDrawing({ lit }: LanternDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <path className={styles.sky} d="M34 40h0M62 18h0M86 52h0M164 58h0M206 24h0M222 66h0" />
      <path className={styles.moon} d="M196 52a17 17 0 1 1-15-25 13.5 13.5 0 0 0 15 25Z" />
      <path
        className={styles.roofs}
        d="M18 152v-18q18-3 28-17 10 14 28 17v-9q15-2 23-13 8 11 23 13v9q20-3 31-18 11 15 31 18v-7q13-2 20-12 7 10 20 12v25Z"
      />
      <path className={styles.cord} d={lit ? "M16 8Q120 30 224 8" : "M16 8Q80 24 116 22M128 40q40-8 96-32"} />
      <g className={lit ? styles.swing : styles.hang}>
        {lit && <circle className={styles.glow} cx="120" cy="70" r="46" />}
        {lit && <circle className={styles.innerGlow} cx="120" cy="70" r="32" />}
        <path className={styles.cord} d="M120 21v19" />
        <path className={lit ? styles.paper : styles.paperOut} d="M108 45h24c18 12 18 38 0 50h-24c-18-12-18-38 0-50Z" />
        <path className={styles.rib} d="M120 45v50M108 45c-7 12-7 38 0 50M132 45c7 12 7 38 0 50" />
        <path className={styles.light} d="M101 56c-5 9-5 19-1 27" />
        <path className={styles.cap} d="M112 42h16M112 98h16" />
        <path className={styles.tassel} d="M120 101v20M115 101v12M125 101v12" />
      </g>
    </svg>
  );
}
