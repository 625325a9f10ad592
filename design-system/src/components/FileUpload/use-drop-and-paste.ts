import { useEffect, useEffectEvent, useState } from "react";

interface InputRef {
  readonly current: HTMLInputElement | null;
}
type OnFiles = (files: readonly File[]) => void;

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "file";

/** The fieldset around the input can disable it too. */
const isEnabled = ({ current }: InputRef): boolean => current?.matches(":enabled") ?? false;

/**
 * Keeps the page when a file is dropped where nothing accepts it. The browser would open the file in place of the page, and the input
 * typed there would be lost.
 */
function keepPage(event: DragEvent): void {
  if (event.defaultPrevented || !holdsFiles(event.dataTransfer) || isFileInput(event.target)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
}

/**
 * Handles files that are dropped anywhere in the input's form, such as on a text field. Outside of a form, only the drop zone accepts
 * them. Returns whether files are over that place.
 */
export function useDrop(input: InputRef, onFiles: OnFiles): boolean {
  const [isOver, setIsOver] = useState(false);
  const isForInput = (event: DragEvent): boolean =>
    isEnabled(input) &&
    !event.defaultPrevented &&
    holdsFiles(event.dataTransfer) &&
    (event.target === input.current || !isFileInput(event.target));
  const over = useEffectEvent((event: DragEvent) => {
    if (!isForInput(event)) return setIsOver(false);
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (!isForInput(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const place: HTMLElement | null | undefined = input.current?.form ?? input.current?.parentElement;
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place?.contains(relatedTarget))) setIsOver(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    place?.addEventListener("dragenter", over, { signal });
    place?.addEventListener("dragover", over, { signal });
    place?.addEventListener("dragleave", leave, { signal });
    place?.addEventListener("drop", drop, { signal });
    addEventListener("dragover", keepPage, { signal });
    addEventListener("drop", keepPage, { signal });
    return () => stop.abort();
  }, [input]);
  return isOver;
}

/**
 * Handles files that are pasted anywhere in the input's form, such as a screenshot pasted into a text field. Outside of a form, only the
 * input itself accepts them.
 */
export function usePaste(input: InputRef, onFiles: OnFiles): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isOthers = event.target !== input.current && isFileInput(event.target);
    if (!isEnabled(input) || files.length === 0 || event.defaultPrevented || isOthers) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const place: HTMLElement | null | undefined = input.current?.form ?? input.current;
    place?.addEventListener("paste", paste);
    return () => place?.removeEventListener("paste", paste);
  }, [input]);
}
