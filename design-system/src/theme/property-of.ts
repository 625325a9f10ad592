/** Returns the custom property of a token: `--lk-color-text-on-accent` for `color.text.onAccent`. */
export const propertyOf = (path: string): `--${string}` =>
  `--lk-${path.replaceAll(".", "-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
