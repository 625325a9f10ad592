import type { ReactNode } from "react";
import type { Brand } from "../theme/choices.ts";
import * as styles from "./emblems.css.ts";

/** Drawings of 64 × 64: a shape in the brand's accent colour, with lines over it. */
const DRAWINGS: Record<Brand, ReactNode> = {
  lobbykit: (
    <>
      <path className={styles.shape} d="M23 14h18c14 11 14 25 0 36H23c-14-11-14-25 0-36Z" />
      <path className={styles.line} d="M32 14v36M23 14c-5 11-5 25 0 36M41 14c5 11 5 25 0 36" />
      <path className={styles.cord} d="M32 4v7M23 12h18M23 52h18M32 52v9M27 52v6M37 52v6" />
    </>
  ),
  sen: (
    <>
      <path className={styles.faint} d="M32 46C18 46 8 40 4 28c12 0 22 6 28 18Zm0 0c14 0 24-6 28-18-12 0-22 6-28 18Z" />
      <path
        className={styles.shape}
        d="M32 46c-11-4-17-13-17-26 8 2 14 8 17 26Zm0 0c11-4 17-13 17-26-8 2-14 8-17 26Z"
      />
      <path className={styles.shape} d="M32 46c-8-9-8-26 0-38 8 12 8 29 0 38Z" />
      <path className={styles.line} d="M32 46c-8-9-8-26 0-38 8 12 8 29 0 38Z" />
      <path className={styles.cord} d="M14 54c6-3 10 3 18 0s12 3 18 0M22 60c4-2 6 1 10 0s6 2 10 0" />
    </>
  ),
  parol: (
    <>
      <path className={styles.faint} d="M32 4a24 24 0 1 1 0 48 24 24 0 0 1 0-48Z" />
      <path
        className={styles.shape}
        d="m32 6 5.3 14.7 15.6.5-12.3 9.6 4.3 15L32 37l-12.9 8.8 4.3-15L11.1 21.2l15.6-.5Z"
      />
      <path
        className={styles.line}
        d="M32 6v31M52.9 21.2 32 28.5M44.9 45.8 32 28.5M19.1 45.8 32 28.5M11.1 21.2 32 28.5"
      />
      <path className={styles.cord} d="M20 48c-2 4-1 8-4 12M44 48c2 4 1 8 4 12M23 47c0 4 1 8-1 12M41 47c0 4-1 8 1 12" />
    </>
  ),
  wayang: (
    <>
      <path className={styles.shape} d="M32 3c4 9 8 14 14 20 6 7 6 17-2 27H20c-8-10-8-20-2-27C24 17 28 12 32 3Z" />
      <path
        className={styles.line}
        d="M32 15v35M32 26c-5 0-8-3-9-6M32 26c5 0 8-3 9-6M32 36c-8 0-12-4-13-9M32 36c8 0 12-4 13-9M32 45c-7 0-11-3-13-7M32 45c7 0 11-3 13-7"
      />
      <path className={styles.cord} d="M14 50h36M18 55h28M32 55v8" />
    </>
  ),
};

/** The emblem of a brand, in its own colours. It is decoration: the brand's name is beside it. */
export const Emblem = ({ brand }: { brand: Brand }) => (
  <svg className={styles.emblem} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    {DRAWINGS[brand]}
  </svg>
);
