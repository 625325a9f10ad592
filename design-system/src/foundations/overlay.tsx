// The only file that knows Radix Dialog and portals (D17a).
import * as RadixDialog from "@radix-ui/react-dialog";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { useIsSSR } from "react-aria/SSRProvider";
import { flushSync } from "react-dom";
import { assert } from "./assert.ts";
import { useEscapeOfTopmost } from "./topmost-modal.ts";

export interface ModalProps {
  /** Whether the modal is shown. */
  isOpen: boolean;
  /** Called when Escape, the background or assistive technology asks to close; the caller decides. */
  onCloseRequest: () => void;
  /** An alert dialog interrupts for an answer. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** The element to focus first; the first control inside where absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  backdropClassName: string;
  frameClassName: string;
  /** Holds a `ModalTitle` and, with `hasDescription`, a `ModalDescription`. */
  children: ReactNode;
  hasDescription: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  /** Further attributes of the frame, `data-*` among them. */
  frameProps?: Record<`data-${string}`, string | undefined>;
}

const InsideModal = createContext(false);

/**
 * A Radix modal in which react-aria pop-ups (Select, Menu) work. By themselves the two disagree; the bridge has three parts:
 * pop-ups are portalled into the frame, else the body's `pointer-events: none` kills them; Escape belongs to an open
 * pop-up first; and focus returns to the control that opened it, since Radix's focus scope takes it.
 */
export function Modal(props: ModalProps) {
  const {
    isOpen,
    onCloseRequest,
    role = "dialog",
    initialFocus,
    backdropClassName,
    frameClassName,
    children,
    ref,
  } = props;
  // Its own, so that it can be rendered out of sight, as in a hidden `<Activity>`, before it is opened. A server has no document.
  const [host] = useState(() => (typeof document === "undefined" ? undefined : document.createElement("div")));
  // React renders no portal on a server, and must find none while it hydrates the page.
  const isServerRendering = useIsSSR();
  // One in another comes after it, also where both open at once: the last that comes has the keys and the focus.
  const isInner = useContext(InsideModal);
  const [mayOpen, letOpen] = useReducer(() => true, !isInner);
  useLayoutEffect(letOpen, [letOpen]);
  const isUp = isOpen && mayOpen && !isServerRendering;
  const giveFocusBack = useRef(doNothing);
  // Holds the pop-ups that are open; empty when none is.
  const [popupHost, setPopupHost] = useState<HTMLDivElement | null>(null);
  useEscapeOfTopmost(isUp, (event) => {
    if (popupHost?.hasChildNodes() || isFilledSearch(event.target) || isAboveModals(event.target)) return;
    // Closed before the next key comes, however soon: that one is for the modal below.
    flushSync(onCloseRequest);
  });
  useEffect(keepScrollBarPlace, []);
  useEffect(() => (popupHost ? returnFocusFrom(popupHost) : undefined), [popupHost]);
  return (
    <RadixDialog.Root open={isUp} onOpenChange={(open) => !open && onCloseRequest()}>
      <RadixDialog.Portal container={host ?? null}>
        <RadixDialog.Overlay className={backdropClassName}>
          {host && <InPage host={host} />}
          <RadixDialog.Content
            {...props.frameProps}
            {...(props.hasDescription ? {} : { "aria-describedby": undefined })}
            ref={ref}
            role={role}
            className={frameClassName}
            onEscapeKeyDown={leaveToTopmost}
            onKeyDown={goRound}
            onInteractOutside={(event) => {
              if (isAboveModals(event.target)) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              giveFocusBack.current = rememberFocus();
              if (process.env.NODE_ENV !== "production") assertReachable(event.target);
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives focus back to its own trigger only; here any element may have opened the modal.
              event.preventDefault();
              giveFocusBack.current();
            }}
          >
            <StillPage />
            <UNSAFE_PortalProvider getContainer={() => popupHost}>
              <InsideModal value={true}>{children}</InsideModal>
            </UNSAFE_PortalProvider>
            <div ref={setPopupHost} data-popup-host="" />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const doNothing = (): void => {};

/**
 * Remembers which control opened a modal, and returns the function that gives the focus back. A modal often removes its opener, as
 * when a row is deleted: then the focus goes to the nearest control that is left around it, so that it is not lost (WCAG 2.4.3).
 */
function rememberFocus(): () => void {
  const path: HTMLElement[] = [];
  for (let node = document.activeElement; node instanceof HTMLElement; node = node.parentElement) path.push(node);
  const [opener, ...around] = path;
  return () => {
    if (opener?.isConnected) return opener.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    const nearest = around.filter((node) => node.isConnected && node !== document.body).map(firstControl);
    nearest.find((control) => control !== undefined)?.focus({ preventScroll: true });
  };
}

const firstControl = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(CONTROL)].find(isReachable);

/** Brings a modal into the page while it is open. The first of its parts: the effects of the others find themselves there. */
function InPage({ host }: { host: HTMLElement }) {
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return null;
}

/** The heading that names a modal. */
export function ModalTitle({ className, children }: { className: string; children: ReactNode }) {
  return <RadixDialog.Title className={className}>{children}</RadixDialog.Title>;
}

/** The text that describes a modal. */
export function ModalDescription({ className, children }: { className: string; children: ReactNode }) {
  return <RadixDialog.Description className={className}>{children}</RadixDialog.Description>;
}

/**
 * A scroll bar that takes room keeps its place from now on, so that nothing shifts when it goes, whichever side it stands on. Done
 * when a modal waits, not when it opens: the browser restyles the whole page for it, once.
 */
function keepScrollBarPlace() {
  if (hasWideScrollBar()) document.documentElement.style.scrollbarGutter = "stable";
}

const hasWideScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/** Radix does nothing at Escape: `useEscapeOfTopmost` does. */
const leaveToTopmost = (event: Event): void => event.preventDefault();

let modals = 0;

/**
 * While it is mounted the page stands still (R294), as under react-aria's pop-ups: on the root element, for a body that clips would
 * take its sticky parts with it.
 */
function StillPage() {
  // Looked at before the modal is in the page: with it the answer would cost a layout of its own.
  const [isGutterKept] = useState(hasWideScrollBar);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isGutterKept) root.style.scrollbarGutter = "stable";
    modals += 1;
    root.style.overflow = "hidden";
    return () => {
      modals -= 1;
      if (modals === 0) root.style.overflow = "";
    };
  }, [isGutterKept]);
  return null;
}

const CONTROL = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

function assertReachable(modal: EventTarget | null): void {
  assert(
    !(modal instanceof Element) || modal.querySelector(CONTROL) !== null,
    "A dialog has nothing in it that takes the focus.",
    "Who uses a keyboard or a screen reader cannot leave it (WCAG 2.1.2).",
    "Let it be dismissible, or pass `actions`.",
  );
}

/**
 * Tab goes round inside. Radix does it too, but counts what is `inert`, as the slides of a carousel that are out of sight: where such a
 * link is the last one, the focus would stay on the one before it for good.
 */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.defaultPrevented) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROL)].filter(isReachable);
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (!to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

const isReachable = (control: HTMLElement): boolean =>
  control.tabIndex >= 0 &&
  !control.matches(":disabled, [type='hidden']") &&
  control.closest("[inert]") === null &&
  control.checkVisibility({ visibilityProperty: true });

/** Toasts lie over modals: pressing one is no press on the background. react-aria marks such regions. */
const isAboveModals = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-react-aria-top-layer]") !== null;

/** A search field takes the first Escape to empty itself; Radix would hear it earlier. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "search" && target.value !== "";

/**
 * Gives focus back to the control that opened a pop-up. When the focused option goes, Radix's focus scope moves focus to
 * the frame, and react-aria, finding it there, leaves it.
 */
function returnFocusFrom(host: HTMLElement): () => void {
  const frame = host.parentElement;
  let lastFocused: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== frame && !host.contains(target)) lastFocused = target;
  };
  const observer = new MutationObserver(() => {
    if (host.hasChildNodes()) return;
    setTimeout(() => {
      const isLost = document.activeElement === frame || document.activeElement === document.body;
      if (isLost) lastFocused?.focus({ preventScroll: true });
    });
  });
  frame?.addEventListener("focusin", remember);
  observer.observe(host, { childList: true });
  return () => {
    frame?.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
