import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon, CloseIcon, type IconDrawing, InformationIcon, SuccessIcon } from "../../icons/icons.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { ToastTone } from "./rules.ts";
import * as styles from "./Toast.css.ts";
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from "./toast-store.ts";

export { dismissToast, showToast, type ToastOptions } from "./toast-store.ts";

export interface ToastRegionProps {
  /** Name of the region: "Messages". */
  label: string;
}

const isError = (toast: ToastEntry) => toast.tone === "danger";
const none: readonly ToastEntry[] = [];

/**
 * Where toasts appear (R183): one for the page, above everything; an open dialog does not hide it from screen readers. They rest
 * while pointed at, focused, or on a hidden page.
 */
export function ToastRegion({ label }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const region = useRef<HTMLElement>(null);
  const isAttended = useIsAttended(region);
  const isPageHidden = useIsPageHidden();
  // A region without toasts cannot be left by the pointer: it has no size.
  const isHeld = (isAttended || isPageHidden) && toasts.length > 0;

  const list = (entries: readonly ToastEntry[]) =>
    entries.map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />);
  return (
    <section
      ref={region}
      className={styles.region}
      // Dialogs and pop-ups leave what carries this mark alone: a click here is no wish to leave them.
      data-react-aria-top-layer="true"
      aria-label={label}
    >
      {/* Both are there before their first toast: a live region added with its text is often not read. */}
      <div role="alert" aria-live="assertive" className={styles.stack}>
        {list(toasts.filter(isError))}
      </div>
      <output aria-live="polite" className={styles.stack}>
        {list(toasts.filter((toast) => !isError(toast)))}
      </output>
    </section>
  );
}

/** Whether the pointer or the focus is inside. */
function useIsAttended(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      ref.current?.addEventListener(type, listener, { signal: controller.signal });
    listen("pointerenter", () => setIsPointed(true));
    listen("pointerleave", () => setIsPointed(false));
    listen("focusout", () => setIsFocused(false));
    // A dialog closes when pressed beside, and judges by the click, when a dismissed toast is no longer in its region.
    listen("pointerdown", (event) => event.stopPropagation());
    listen("focusin", (event) => {
      // The focus trap of an open dialog listens on the document.
      event.stopPropagation();
      setIsFocused(true);
    });
    return () => controller.abort();
  }, [ref]);
  return isPointed || isFocused;
}

const DRAWINGS: Record<ToastTone, IconDrawing> = {
  neutral: InformationIcon,
  positive: SuccessIcon,
  information: InformationIcon,
  danger: AlertIcon,
};

function ToastCard({ toast, isHeld }: { toast: ToastEntry; isHeld: boolean }) {
  const strings = useStrings();
  const remainingMs = useRef(toast.durationMs);
  useEffect(() => {
    if (isHeld) return undefined;
    const startedMs = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedMs;
    };
  }, [isHeld, toast.id]);

  return (
    <span className={styles.toast({ tone: toast.tone })} data-tone={toast.tone}>
      <span className={styles.icon}>
        <Icon drawing={DRAWINGS[toast.tone]} />
      </span>
      <span className={styles.message}>{toast.message}</span>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={strings.close}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon drawing={CloseIcon} size="small" />
      </button>
    </span>
  );
}

const followVisibility = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

const useIsPageHidden = () =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );
