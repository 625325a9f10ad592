import { logoMark } from "./layout.css.ts";

const NIGHT = "#0d1526";
const LANTERN = "#f2a93b";

/** The brand's lantern, as in public/icon.svg. Inline, so that it needs no request. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className={logoMark} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={NIGHT} />
      <path d="M16 4v4M11 8h10M11 26h10M16 26v3" stroke={LANTERN} strokeWidth="2" strokeLinecap="round" fill="none" />
      <path d="M11 8c-4 4-5 6-5 9s1 5 5 9h10c4-4 5-6 5-9s-1-5-5-9z" fill={LANTERN} />
      <path
        d="M16 8v18M11 8c-2 6-2 12 0 18M21 8c2 6 2 12 0 18"
        stroke={NIGHT}
        strokeOpacity=".45"
        strokeWidth="1.5"
        fill="none"
      />
    </svg>
  );
}
