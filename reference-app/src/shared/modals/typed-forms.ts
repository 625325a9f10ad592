/** A form that may hold what somebody typed. */
export interface TypedForm {
  /** Whether something was typed that would be lost. */
  isTyped: () => boolean;
  /** It may be lost. */
  forget: () => void;
}

const open = new Set<TypedForm>();
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The open forms that ask before they lose what was typed (C18). One may lie over another. */
export const typedForms = {
  /** Returns the way to take it out again. */
  add: (form: TypedForm): (() => void) => {
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
  first: (): TypedForm | undefined => open.values().next().value,
  isAnyTyped: (): boolean => [...open].some(({ isTyped }) => isTyped()),
  forgetAll: (): void => {
    for (const { forget } of open) forget();
  },
};
