// Only this file uses Radix Dialog and portals (D17a).
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
import { focusedElement, parentOf } from "../focus/shadow-trees.ts";
import { assert } from "../props/assert.ts";
import { fullScreenPlace } from "./full-screen.ts";
import { ignoreHeldEnter } from "./held-key.ts";
import { inheritLook } from "./inherited-look.ts";
import { closePopups, isPopupOpen } from "./open-popups.ts";
import { hidePageBehind } from "./page-behind.ts";
import { useEscapeOfTopmost } from "./topmost-modal.ts";
import { followVisibleArea } from "./visible-area.ts";

export interface ModalProps {
  /** Whether the modal is open. */
  isOpen: boolean;
  /** Called when Escape, a click on the backdrop or assistive technology requests closing. The caller decides. */
  onCloseRequest: () => void;
  /** Use "alertdialog" for a dialog that interrupts and needs an answer. @default "dialog" */
  role?: "dialog" | "alertdialog";
  /** The element to focus first; by default the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  backdropClassName: string;
  frameClassName: string;
  /** Content with a `ModalTitle` and, with `hasDescription`, a `ModalDescription`. */
  children: ReactNode;
  hasDescription: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  /** More attributes of the frame, such as `data-*`. */
  frameProps?: Record<`data-${string}`, string | undefined>;
}

const InsideModal = createContext(false);

/**
 * A Radix modal in which react-aria pop-ups (Select, Menu) work. Three things make them work together. Pop-ups are rendered into the frame,
 * because the body has `pointer-events: none`. An open pop-up handles Escape first. When a pop-up closes, the focus returns to its trigger,
 * although Radix's focus scope tries to take it.
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
  // Each modal has its own container, so that it can be rendered invisibly before it is opened, for example in a hidden `<Activity>`. The
  // server has no document.
  const [host] = useState(() => (typeof document === "undefined" ? undefined : document.createElement("div")));
  // React renders no portal on the server, so the first render during hydration must not have one either.
  const isServerRendering = useIsSSR();
  // A modal inside another is mounted after it, also if both open at once: the last one mounted gets the keyboard and the focus.
  const isInner = useContext(InsideModal);
  // Pop-ups close before it opens.
  const [mayOpen, letOpen] = useReducer((_: boolean, isAllowed: boolean) => isAllowed, false);
  useLayoutEffect(() => {
    if (isOpen) closePopups();
    letOpen(isOpen);
  }, [isOpen]);
  const isUp = isOpen && (mayOpen || !(isInner || isPopupOpen())) && !isServerRendering;
  useLayoutEffect(() => {
    if (!isUp) return undefined;
    ignoreHeldEnter();
    return ignoreHeldEnter;
  }, [isUp]);
  const giveFocusBack = useRef(doNothing);
  // Container of the open pop-ups; empty if none is open.
  const [popupHost, setPopupHost] = useState<HTMLDivElement | null>(null);
  useEscapeOfTopmost(isUp, (event) => {
    if (popupHost?.hasChildNodes() || isFilledSearch(event.target) || isAboveModals(event.target)) return;
    // Closes synchronously: the next key press, however fast, is for the modal below.
    flushSync(onCloseRequest);
  });
  useEffect(keepScrollBarPlace, []);
  useEffect(() => (popupHost ? returnFocusFrom(popupHost) : undefined), [popupHost]);
  useEffect(() => (popupHost?.parentElement ? hidePageBehind(popupHost.parentElement) : undefined), [popupHost]);
  return (
    <RadixDialog.Root open={isUp} onOpenChange={(open) => !open && onCloseRequest()}>
      {isUp && host && <LookOfPlace host={host} />}
      <RadixDialog.Portal container={host ?? null}>
        <RadixDialog.Overlay ref={followVisibleArea} className={backdropClassName}>
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
              if (event.currentTarget instanceof Element) giveFocusBack.current = rememberFocus(event.currentTarget);
              if (process.env.NODE_ENV !== "production") assertReachable(event.target);
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix only returns the focus to its own trigger. Here any element may have opened the modal.
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

/** For the frame of each modal: the control that opened it, the elements around that, and those of the modals that made way for it. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Remembers which control opened a modal, and returns a function that gives the focus back. If the opener is gone, for example because its
 * row was deleted, the nearest control around it gets the focus. If it was in a modal that has made way for this one, the focus goes to what
 * opened that one. At the last, the first control of the page's content gets it, so that it is never lost (WCAG 2.4.3).
 */
function rememberFocus(frame: Element): () => void {
  const path = pathOfFocus();
  openers.set(frame, [...path, ...path.flatMap((node) => openers.get(node) ?? [])]);
  return () => {
    const [opener, ...around] = openers.get(frame) ?? [];
    const next = pathOfFocus().find((node) => node !== frame && openers.has(node));
    if (next && !(opener && next.contains(opener))) {
      // This modal has made way for another, which has the focus. It gives it back in the end.
      openers.set(next, [...(openers.get(next) ?? []), ...(opener ? [opener, ...around] : [])]);
      return;
    }
    if (opener?.isConnected) return opener.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    const content = document.querySelector<HTMLElement>("main") ?? document.body;
    const nearest = [...around.filter((node) => node.isConnected), content].map(ownOrFirstControl);
    nearest.find((control) => control !== undefined)?.focus({ preventScroll: true });
  };
}

/** The focused element and those around it, from inside to outside, without the body. */
function pathOfFocus(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let node = focusedElement(); node instanceof HTMLElement && node !== document.body; node = parentOf(node))
    path.push(node);
  return path;
}

const ownOrFirstControl = (node: HTMLElement): HTMLElement | undefined =>
  node.matches(CONTROL) && isReachable(node) ? node : firstControl(node);

const firstControl = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(CONTROL)].find(isReachable);

/**
 * Adds the modal to the page while it is open. It is rendered first, so that the effects of the other parts already run inside the page.
 */
function InPage({ host }: { host: HTMLElement }) {
  useLayoutEffect(() => {
    (fullScreenPlace() ?? document.body).append(host);
    return () => host.remove();
  }, [host]);
  return null;
}

/**
 * Gives the modal the look of the part of the page that renders it (D17c). Only an element shows which part that is. It is removed before
 * the browser paints, so that no style that counts neighbours changes.
 */
function LookOfPlace({ host }: { host: HTMLElement }) {
  const marker = useRef<HTMLTemplateElement>(null);
  const place = useRef<Element>(null);
  const [isFound, find] = useReducer(() => true, false);
  useLayoutEffect(() => {
    place.current ??= marker.current && parentOf(marker.current);
    find();
    return place.current ? inheritLook(place.current, host) : undefined;
  }, [host]);
  return isFound ? null : <template ref={marker} />;
}

/** Heading and accessible name of a modal. */
export function ModalTitle({ className, children }: { className: string; children: ReactNode }) {
  return <RadixDialog.Title className={className}>{children}</RadixDialog.Title>;
}

/** Description of a modal. */
export function ModalDescription({ className, children }: { className: string; children: ReactNode }) {
  return <RadixDialog.Description className={className}>{children}</RadixDialog.Description>;
}

/**
 * Reserves the space of a classic scroll bar, so that nothing shifts when the scroll bar disappears. This runs when a closed modal mounts,
 * not when it opens, because the browser then recalculates all styles of the page once.
 */
function keepScrollBarPlace() {
  if (hasWideScrollBar()) document.documentElement.style.scrollbarGutter = "stable";
}

const hasWideScrollBar = () => window.innerWidth > document.documentElement.clientWidth;

/** Stops Radix's own handling of Escape: `useEscapeOfTopmost` handles it. */
const leaveToTopmost = (event: Event): void => event.preventDefault();

/** The number of open modals. The root element holds it, because a page can contain two copies of this package. */
const OPEN_MODALS = "data-open-modals";

function countModals(step: 1 | -1): void {
  const root = document.documentElement;
  const count = Number(root.getAttribute(OPEN_MODALS)) + step;
  if (count > 0) root.setAttribute(OPEN_MODALS, String(count));
  else root.removeAttribute(OPEN_MODALS);
}

/**
 * Stops the page from scrolling while mounted (R294): `base.css` reads the attribute. It is no inline style, because react-aria's pop-ups
 * set the same one and put back what they found, so that a page could stay still for ever. The style is for the root element, because a
 * clipping body would break sticky elements.
 */
function StillPage() {
  // Read before the modal is added to the page; afterwards, reading it would force another layout.
  const [isGutterKept] = useState(hasWideScrollBar);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (isGutterKept) root.style.scrollbarGutter = "stable";
    countModals(1);
    return () => countModals(-1);
  }, [isGutterKept]);
  return null;
}

const CONTROL = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";

function assertReachable(modal: EventTarget | null): void {
  assert(
    !(modal instanceof Element) || modal.querySelector(CONTROL) !== null,
    "A dialog contains nothing that can receive the focus.",
    "People who use a keyboard or a screen reader cannot leave it (WCAG 2.1.2).",
    "Make it dismissible, or pass `actions`.",
  );
}

/**
 * Makes Tab wrap around inside the modal. Radix does so too, but also counts `inert` elements, such as hidden slides of a carousel. If such
 * a link were the last, the focus could never move past the one before it.
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

/** Toasts are above modals, so clicking one is not a click on the backdrop. react-aria marks such regions. */
const isAboveModals = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-react-aria-top-layer]") !== null;

/** A search field uses the first Escape to empty itself, but Radix would handle the event earlier. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === "search" && target.value !== "";

/**
 * Returns the focus to the control that opened a pop-up. When the focused option is removed, Radix's focus scope moves the focus to the
 * frame, and react-aria then leaves it there.
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
