import { createContext, use } from "react";

/** What a form provides to the fields inside it. */
export interface FormState {
  /** Returns the id of the control with that name. The error summary links to it. */
  idOf: (name: string) => string;
  /** Returns the error that the last attempt to submit found for the field. */
  errorOf: (name: string) => string | undefined;
  /** Removes the errors of the field and those of the whole form. */
  clearErrorsOf: (name: string) => void;
  /** Whether the form is being submitted. */
  isPending: boolean;
}

/** `Form` provides the value. */
export const FormContext = createContext<FormState | null>(null);

/** Returns the nearest form; null outside of one. */
export const useForm = (): FormState | null => use(FormContext);
