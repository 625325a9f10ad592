export const STAR_PATH = "m12 2 3 7 7 .6-5.3 4.7 1.6 7.1L12 17.7 5.7 21.4l1.6-7.1L2 9.600 9 9z";

/** The star in the icon buttons, the same in every kit. */
export const Star = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={STAR_PATH} />
  </svg>
);

/** Reserves the space of a game's picture. */
export const Picture = () => <div style={{ aspectRatio: "4 / 3" }} />;
