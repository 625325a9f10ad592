import { type Ref, useEffect, useImperativeHandle, useRef, useSyncExternalStore } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon, CloseIcon, type IconDrawing, InformationIcon, SuccessIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { ToastTone } from "./rules.ts";
import * as styles from "./Toast.css.ts";
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from "./toast-store.ts";

import { useIsHoveredOrFocused, useIsPageHidden, useFocusShortcut } from "./use-toast-focus.ts";

export { dismissToast, showToast, type ToastOptions } from "./toast-store.ts";

export interface ToastRegionProps {
  /** Accessible name of the region: "Messages". */
  label: string;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

const isError = (toast: ToastEntry) => toast.tone === "danger";
const none: readonly ToastEntry[] = [];

/**
 * The place where toasts appear (R183). Render it once per page. It is above everything, and an open dialog does not hide it from screen
 * readers. Toasts do not time out while they are under the pointer, focused, or on a hidden page. F6 moves the focus to them and back;
 * Escape dismisses the focused one.
 */
export function ToastRegion({ label, ref, ...rest }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current);
  const isAttended = useIsHoveredOrFocused(region, toasts.length === 0);
  const isHeld = useIsPageHidden() || isAttended;
  useFocusShortcut(region);

  const list = (entries: readonly ToastEntry[]) =>
    entries.map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />);
  return (
    <section
      {...rest}
      ref={region}
      className={styles.region}
      // Dialogs and pop-ups check for this attribute: a click here does not close them.
      data-react-aria-top-layer="true"
      aria-label={label}
      aria-keyshortcuts="F6"
    >
      {/* Both live regions exist before their first toast: screen readers often ignore a live region that is added together with its text. */}
      <div role="alert" aria-live="assertive" className={styles.stack}>
        {list(toasts.filter(isError))}
      </div>
      <output aria-live="polite" className={styles.stack}>
        {list(toasts.filter((toast) => !isError(toast)))}
      </output>
    </section>
  );
}

const DRAWINGS: Record<ToastTone, IconDrawing> = {
  neutral: InformationIcon,
  positive: SuccessIcon,
  information: InformationIcon,
  danger: AlertIcon,
};

function ToastCard({ toast, isHeld }: { toast: ToastEntry; isHeld: boolean }) {
  const strings = useStrings(actionStrings);
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
        onKeyDown={(event) => {
          if (event.key === "Escape") dismissToast(toast.id);
        }}
      >
        <Icon drawing={CloseIcon} size="small" />
      </button>
    </span>
  );
}
