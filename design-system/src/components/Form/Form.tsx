import {
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { FormContext, useForm } from "../../foundations/forms/form-context.ts";
import { errorSummaryStrings, formStrings } from "../../foundations/strings/forms.ts";
import { elementById } from "../../foundations/focus/shadow-trees.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { ErrorSummary, type FieldProblem } from "../ErrorSummary/ErrorSummary.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { brokenRule, type FormMessages, type FormProblem, messageOf } from "./rules.ts";

type FormTexts = Readonly<Record<keyof typeof formStrings, string>>;

export type { FormMessages, FormProblem } from "./rules.ts";

type Problems = readonly FormProblem[] | void;

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  ClosedAttributes | "onSubmit" | "noValidate" | "action"
> {
  /** The fields, each with a `name`, and a `SubmitButton`. */
  children: ReactNode;
  /**
   * Called with the form data once the fields' own rules (`required`, `type`, `pattern` …) and `validate` find no error. Return errors,
   * such as the server's, to show them. While its promise is pending, the form cannot be submitted again. If it throws, the error is
   * reported to the page and shown as the rule "failed". Where the outcome may be unknown, as with money, catch the error and say so.
   */
  onSubmit: (data: FormData) => Problems | Promise<Problems>;
  /** Rules of the form itself: two fields that must be equal, an amount within its limits. @default none */
  validate?: (data: FormData) => readonly FormProblem[];
  /**
   * Errors found elsewhere, for example by a request that the form only starts. They are shown as if `onSubmit` had returned them. A new
   * array replaces the errors shown, so pass the same array while nothing has changed.
   * @default none
   */
  problems?: readonly FormProblem[];
  /** Messages by rule id. @default built-in texts for "required" and for all other rules */
  messages?: FormMessages;
  /** Heading of the error summary. @default "Please check the following:" in the language of the page */
  summaryTitle?: string;
  ref?: Ref<HTMLFormElement>;
}

const NO_MESSAGES: FormMessages = {};
const NO_PROBLEMS: readonly FormProblem[] = [];

interface Shown extends FieldProblem {
  field?: string;
  summaryTitle?: string;
  /** Whether the fields' own rules or `validate` found it. The form then checks it again at each change. */
  isJudgedHere: boolean;
  /**
   * Found after the last attempt to submit, when another error of the field was corrected. It is shown at the field but not in the summary.
   */
  isLater?: boolean;
}

/** An error; `isJudgedHere` says whether the form found it itself. */
interface Found {
  problems: readonly FormProblem[];
  isJudgedHere: boolean;
}

const isSame = (one: Shown, other: Shown) => one.fieldId === other.fieldId && one.message === other.message;

/**
 * A form that can always be submitted. Errors are then shown beside each field and in a summary, which takes the focus and links to the
 * fields (D21, WCAG 3.3.1). A corrected field loses its error at once. Typed values are never lost.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, validate, problems = NO_PROBLEMS, messages = NO_MESSAGES, ...others } = props;
  const { summaryTitle, onChange, onReset, ref, ...rest } = others;
  const strings = useStrings(formStrings);
  const { errorSummary } = useStrings(errorSummaryStrings);
  const formId = useId();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current);

  const show = (form: HTMLFormElement, { problems, isJudgedHere }: Found) => {
    const fields = fieldsOf(form, formId);
    const place = ({ field }: FormProblem) => (field === undefined ? -1 : (fields.get(field)?.place ?? fields.size));
    const inOrder = [...problems].sort((one, other) => place(one) - place(other));
    const next = inOrder.map((problem) => ({ ...toShown(problem, fields, messages, strings), isJudgedHere }));
    setShown(next.filter((one, index) => index === next.findIndex((other) => isSame(one, other))));
  };
  const showFound = useEffectEvent((found: readonly FormProblem[]) => {
    if (element.current && (found.length > 0 || shown.length > 0)) {
      show(element.current, { problems: found, isJudgedHere: false });
    }
  });
  useEffect(() => showFound(problems), [problems]);

  /** Checks the fields' own rules and `validate`. */
  const judge = (form: HTMLFormElement, data: FormData): FormProblem[] => {
    const broken = [...fieldsOf(form, formId)].flatMap(([field, { broken }]) => (broken ? [{ field, ...broken }] : []));
    const own = (validate?.(data) ?? []).filter(({ field }) => !broken.some((problem) => problem.field === field));
    return [...broken, ...own];
  };
  const [changed, setChanged] = useState<{ field: string }>();
  // When a member corrects a field, its error disappears at once, or the next error of the field replaces it.
  const judgeAgain = useEffectEvent(({ field: changedField }: { field: string }) => {
    const form = element.current;
    if (!form) return;
    const fields = fieldsOf(form, formId);
    const found = judge(form, new FormData(form));
    setShown((known) =>
      known.flatMap((one): Shown[] => {
        const isOfChanged = one.field === changedField;
        if (one.field === undefined || (!isOfChanged && !one.isJudgedHere)) return [one];
        const problem = found.find(({ field }) => field === one.field);
        if (!problem) return [];
        const next = { ...toShown(problem, fields, messages, strings), isJudgedHere: true, isLater: true };
        return !isOfChanged || isSame(next, one) ? [one] : [next];
      }),
    );
  });
  useEffect(() => {
    if (changed) judgeAgain(changed);
  }, [changed]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const data = new FormData(form, submitter);
    const broken = judge(form, data);
    show(form, { problems: broken, isJudgedHere: true });
    if (broken.length > 0) return;
    isSending.current = true;
    setIsPending(true);
    try {
      show(form, { problems: (await onSubmit(data)) ?? [], isJudgedHere: false });
    } catch (error) {
      // The message is not "it could not be submitted", because the form does not know whether it was (D12).
      const failed = { rule: "failed", message: strings.formFailed, summaryTitle: errorSummary };
      show(form, { problems: [failed], isJudgedHere: false });
      reportError(error);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };

  const state = useMemo(
    () => ({
      idOf: (name: string) => `${formId}-${name}`,
      errorOf: (name: string) => shown.find(({ field }) => field === name)?.message,
      clearErrorsOf: (name: string) =>
        setShown((known) => known.filter(({ field, fieldId }) => field !== name && fieldId !== undefined)),
      isPending,
    }),
    [formId, shown, isPending],
  );
  const summary = useMemo(() => shown.filter(({ isLater }) => !isLater), [shown]);
  const title = shown.find((one) => one.summaryTitle !== undefined)?.summaryTitle ?? summaryTitle;
  return (
    <FormContext value={state}>
      <form
        {...rest}
        ref={element}
        noValidate
        aria-busy={isPending || undefined}
        onSubmit={(event) => void submit(event)}
        onChange={(event) => {
          const field = event.target instanceof Element ? fieldNameOf(event.target, formId) : "";
          if (shown.length > 0) setChanged({ field });
          onChange?.(event);
        }}
        onReset={(event) => {
          setShown([]);
          onReset?.(event);
        }}
      >
        <Stack gap={16}>
          <ErrorSummary errors={summary} {...(title !== undefined && { title })} />
          {children}
        </Stack>
      </form>
    </FormContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, "type" | "loading">;

/** Submits the form around it. It is never disabled because of errors: submitting is how the member finds out about them. */
export function SubmitButton(props: SubmitButtonProps) {
  const form = useForm();
  return <Button tone="accent" size="large" {...props} type="submit" loading={form?.isPending ?? false} />;
}

const NO_FORM = (): void => undefined;

/**
 * Returns a function that removes the errors of a field, by its name, and those of the whole form. It is for what starts another attempt
 * without an edit: when a new code is on its way, the complaint about the old one no longer holds. It has no effect outside a form.
 */
export const useClearErrors = (): ((name: string) => void) => useForm()?.clearErrorsOf ?? NO_FORM;

interface Field {
  id: string;
  /** Position of the field in the form. */
  place: number;
  label: string;
  /** The error that the field finds itself. */
  broken: Pick<FormProblem, "rule" | "message"> | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  "validity" in element && element.matches("input, select, textarea");

/**
 * Returns the name of the field that a control belongs to. The visible control may differ from the submitted one; then its id contains the
 * name.
 */
const fieldNameOf = (element: Element, formId: string): string =>
  element.id.startsWith(`${formId}-`) ? element.id.slice(formId.length + 1) : (element.getAttribute("name") ?? "");

/** Returns the fields of a form by name, in page order. */
function fieldsOf(form: HTMLFormElement, formId: string): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const element of form.elements) {
    const name = fieldNameOf(element, formId);
    if (name === "" || (fields.has(name) && !isControl(element))) continue;
    const known = fields.get(name);
    const broken = isControl(element) && element.willValidate ? brokenRule(element) : undefined;
    fields.set(name, {
      id: known?.id ?? element.id,
      place: known?.place ?? fields.size,
      label: known?.label ?? labelOf(element),
      broken: known?.broken ?? broken,
    });
  }
  return fields;
}

/** Returns the text of a field's label, without the star that marks required fields. */
function labelOf(element: Element): string {
  const labelId = element.getAttribute("aria-labelledby");
  const named =
    labelId === null ? (isControl(element) ? element.labels?.[0] : undefined) : elementById(labelId, element);
  // A button that shows a value is named by both, the label and the value.
  const label = elementById(`${element.id}-label`, element) ?? named;
  return label ? heard(label).trim() : "";
}

const heard = (node: Node): string => {
  if (node instanceof Element && node.ariaHidden === "true") return "";
  return node.hasChildNodes() ? Array.from(node.childNodes, heard).join("") : (node.textContent ?? "");
};

function toShown(
  problem: FormProblem,
  fields: ReadonlyMap<string, Field>,
  messages: FormMessages,
  strings: FormTexts,
): Omit<Shown, "isJudgedHere"> {
  // The server may name a field that this form does not have. The error then belongs to the whole form.
  const field = problem.field === undefined ? undefined : fields.get(problem.field);
  const ownFallback = problem.rule === "required" ? strings.fieldRequired : strings.fieldInvalid;
  const message = messageOf(problem, messages, field?.label ?? "", field ? ownFallback : strings.formInvalid);
  return {
    message,
    ...(problem.field !== undefined && { field: problem.field }),
    ...(field && { fieldId: field.id }),
    ...(problem.summaryTitle !== undefined && { summaryTitle: problem.summaryTitle }),
  };
}
