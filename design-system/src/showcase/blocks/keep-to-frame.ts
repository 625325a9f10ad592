/** Parameter in the URL of a story that is shown in a frame of a docs page. */
export const IN_DOCS = "inDocs";

let isPlaying = false;

/**
 * Keeps a story in a frame from scrolling the docs page around it, and from taking the focus of a control there or of another frame.
 * Otherwise an open pop-up would take the focus when it opens or when the focus leaves it, and nobody could type into the table of props.
 */
export function keepToFrame(): void {
  const focus: (this: HTMLElement, options?: FocusOptions) => void = Reflect.get(HTMLElement.prototype, "focus");
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (!hasFocusOutside()) focus.call(this, { ...options, preventScroll: true });
  };
  // Chromium also focuses a field whose text is selected.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const select: (this: HTMLInputElement | HTMLTextAreaElement) => void = Reflect.get(prototype, "select");
    prototype.select = function selectInFrame() {
      if (!hasFocusOutside()) select.call(this);
    };
  }
}

/** Whether a control of the docs page has the focus, or another frame while this one does not play. */
function hasFocusOutside(): boolean {
  const focused = window.parent.document.activeElement;
  if (focused === null || focused === window.frameElement || focused.matches("body")) return false;
  return !isPlaying || !focused.matches("object");
}

/** The part of Storybook's channel that is used here. */
interface StoryChannel {
  once: (event: "storyFinished", listener: () => void) => void;
}

/**
 * Lets the stories in the frames of a docs page play one after another. A frame that takes the focus takes it from the other frames, so
 * a story that checks its focus would fail beside another one.
 *
 * @param signal aborts when the story is rendered again or removed
 * @returns resolves when it is the turn of this frame. The turn ends with the story.
 */
export function waitForTurn(signal: AbortSignal, channel: StoryChannel): Promise<void> {
  const page = `stories of the docs page opened at ${window.parent.performance.timeOrigin}`;
  return new Promise((start) => {
    const play = async () => {
      isPlaying = true;
      start();
      await new Promise<void>((end) => {
        channel.once("storyFinished", end);
        if (signal.aborted) end();
        else signal.addEventListener("abort", () => end());
      });
      isPlaying = false;
    };
    // A page that is served over plain HTTP has no locks. Its stories play at once.
    void ("locks" in navigator ? navigator.locks.request(page, play) : play());
  });
}
