/** A form that may hold what somebody typed. */
export interface TypedForm {
  /** Whether something was typed that would be lost. */
  isTyped: () => boolean;
  /** It may be lost. */
  forget: () => void;
}

/** One that is open. */
type OpenForm = TypedForm & { id: string };

const open = new Set<OpenForm>();
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The open forms that ask before they lose what was typed (C18). One may lie over another. */
export const typedForms = {
  /** Returns the way to take it out again. */
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
  /** The form that has been open longest, which asks for all of them. */
  firstId: (): string | undefined => open.values().next().value?.id,
  isAnyTyped: (): boolean => [...open].some(({ isTyped }) => isTyped()),
  forgetAll: (): void => {
    for (const { forget } of open) forget();
  },
};
