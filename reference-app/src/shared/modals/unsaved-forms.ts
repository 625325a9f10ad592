/** The texts of the question whether to leave. */
export interface LeaveQuestion {
  title: string;
  description: string;
  /** Label of the button that stays. */
  cancelLabel: string;
}

/** A form that may hold typed input, or a view that shows something only once. */
export interface UnsavedForm {
  /** Whether there is typed input, or something shown only once, that would be lost. */
  isTyped: () => boolean;
  /** Called when the input may be discarded. */
  forget: () => void;
  /** Whether it is part of a page, so that the links around it can be pressed. A dialog covers them. @default false */
  isPage?: boolean;
  /** Returns the texts of the question. @default the question about typed input */
  question?: () => LeaveQuestion | undefined;
}

/** A step of the router. */
export interface Step {
  /** Whether it is the browser's Back or Forward. */
  isBack: boolean;
  /** Whether it leads to another page, and not only to other search values of this one. */
  isOtherPage: boolean;
}

/** An open form, with its id. */
type OpenForm = UnsavedForm & { id: string };

const open = new Set<OpenForm>();
/** Ways from a later step of a form to the one before. The last was entered last. */
const waysBack = new Set<() => void>();
const listeners = new Set<() => void>();
const isAnyTyped = (): boolean => [...open].some(({ isTyped }) => isTyped());

/** Lets the browser ask before the page is left by another way than the router's: to another site, by a reload, or with its tab. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!isAnyTyped()) return;
  event.preventDefault();
  // Chrome asks only for this value before version 119.
  event.returnValue = true;
}

function changed(): void {
  // Only while a form is open: Firefox keeps no page with this listener for the way back.
  if (open.size > 0) addEventListener("beforeunload", askBeforeUnload);
  else removeEventListener("beforeunload", askBeforeUnload);
  for (const listener of listeners) listener();
}

/** The open forms that ask before typed input is lost (C18). One may be above another. */
export const unsavedForms = {
  /** Registers a form; returns a function that removes it. */
  add: (form: OpenForm): (() => void) => {
    open.add(form);
    changed();
    return () => {
      open.delete(form);
      changed();
    };
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The form that has been open longest. It asks for all of them. */
  firstId: (): string | undefined => open.values().next().value?.id,
  /** Whether a step would lose typed input. */
  isLostBy: ({ isBack, isOtherPage }: Step): boolean =>
    [...open].some(({ isPage = false, isTyped }) => (isBack || (isPage && isOtherPage)) && isTyped()),
  /** The question of the form opened last among those that would lose something. Undefined for the question about typed input. */
  question: (): LeaveQuestion | undefined => [...open].findLast(({ isTyped }) => isTyped())?.question?.(),
  /** Registers the way from a later step of a form, such as a review, to the one before; returns a function that removes it. */
  addWayBack: (goBack: () => void): (() => void) => {
    waysBack.add(goBack);
    return () => void waysBack.delete(goBack);
  },
  /** The way back from the step entered last. Undefined in a form's first step. */
  wayBack: (): (() => void) | undefined => [...waysBack].at(-1),
  forgetAll: (): void => {
    for (const { forget } of open) forget();
  },
};
