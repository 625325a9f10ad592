const ignoreRepeat = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
};
const endAtRelease = (): void => document.removeEventListener("keydown", ignoreRepeat, true);

/**
 * Lets the key that has opened or closed a modal press nothing else. A browser presses the focused button again for each repeat of a held
 * Enter, so it would press a button that nobody has read, or open the modal again and again.
 */
export function ignoreHeldEnter(): void {
  document.addEventListener("keydown", ignoreRepeat, true);
  document.addEventListener("keyup", endAtRelease, { capture: true, once: true });
}
