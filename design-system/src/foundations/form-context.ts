import { createContext, use } from "react";

/** What a form tells the fields inside it. */
export interface FormState {
  /** Id of the control of that name, to which the summary leads. */
  idOf: (name: string) => string;
  /** What the last attempt to send found wrong with it. */
  errorOf: (name: string) => string | undefined;
  /** The form is being sent. */
  isPending: boolean;
}

/** Filled by `Form`. */
export const FormContext = createContext<FormState | null>(null);

/** The nearest form; null outside of one. */
export const useForm = (): FormState | null => use(FormContext);
