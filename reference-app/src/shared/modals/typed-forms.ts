/** A form that may hold what somebody typed. */
export interface TypedForm {
  /** Whether something was typed that would be lost. */
  isTyped: () => boolean;
  /** It may be lost. */
  forget: () => void;
}

const open = new Set<TypedForm>();

/** The open forms that ask before they lose what was typed (C18). One may lie over another. */
export const typedForms = {
  /** Returns the way to take it out again. */
  add: (form: TypedForm): (() => void) => {
    open.add(form);
    return () => open.delete(form);
  },
  isAnyTyped: (): boolean => [...open].some(({ isTyped }) => isTyped()),
  forgetAll: (): void => {
    for (const { forget } of open) forget();
  },
};
