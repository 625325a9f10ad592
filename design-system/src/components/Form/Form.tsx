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
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { FormContext, useForm } from "../../foundations/form-context.ts";
import { errorSummaryStrings, formStrings } from "../../foundations/strings/forms.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { ErrorSummary, type FieldProblem } from "../ErrorSummary/ErrorSummary.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { brokenRule, type FormMessages, type FormProblem, messageOf } from "./rules.ts";

type FormTexts = Readonly<Record<keyof typeof formStrings.en, string>>;

export type { FormMessages, FormProblem } from "./rules.ts";

type Problems = readonly FormProblem[] | void;

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  ClosedAttributes | "onSubmit" | "noValidate" | "action"
> {
  /** Fields, each with a `name`, and a `SubmitButton`. */
  children: ReactNode;
  /**
   * Called with what was filled in, once nothing is wrong by the fields' own rules (`required`, `type`, `pattern` …) and by `validate`.
   * What it gives back, such as the server's refusals, is shown. While its promise runs, nothing is sent again. One that throws is
   * reported to the page and shown as the rule "failed": where the outcome may be unknown, as with money, catch it and say so.
   */
  onSubmit: (data: FormData) => Problems | Promise<Problems>;
  /** Rules of the form itself: two fields that must be equal, an amount within its limits. @default none */
  validate?: (data: FormData) => readonly FormProblem[];
  /**
   * What was found elsewhere, such as the refusal of a call that the form only begins: shown as if `onSubmit` had given it back. A new
   * list takes the place of what is shown, so keep the same one while nothing has changed. @default none
   */
  problems?: readonly FormProblem[];
  /** Messages by rule id. @default words for "required", and a plain "check" for the rest */
  messages?: FormMessages;
  /** Heading of the summary. @default "Please check the following" in the language of the page */
  summaryTitle?: string;
  ref?: Ref<HTMLFormElement>;
}

const NO_MESSAGES: FormMessages = {};
const NO_PROBLEMS: readonly FormProblem[] = [];

interface Shown extends FieldProblem {
  field?: string;
  summaryTitle?: string;
}

const isSame = (one: Shown, other: Shown) => one.fieldId === other.fieldId && one.message === other.message;

/**
 * Sends fields. It can always be sent: what is wrong is then told beside each field and in a summary, which takes the focus and
 * leads to the fields (D21, WCAG 3.3.1). Nothing that was typed is lost.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, validate, problems = NO_PROBLEMS, messages = NO_MESSAGES, ...others } = props;
  const { summaryTitle, onReset, ref, ...rest } = others;
  const strings = useStrings(formStrings);
  const { errorSummary } = useStrings(errorSummaryStrings);
  const formId = useId();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current);

  const show = (form: HTMLFormElement, problems: readonly FormProblem[]) => {
    const fields = fieldsOf(form, formId);
    const place = ({ field }: FormProblem) => (field === undefined ? -1 : (fields.get(field)?.place ?? fields.size));
    const inOrder = [...problems].sort((one, other) => place(one) - place(other));
    const next = inOrder.map((problem) => toShown(problem, fields, messages, strings));
    setShown(next.filter((one, index) => index === next.findIndex((other) => isSame(one, other))));
  };
  const showFound = useEffectEvent((found: readonly FormProblem[]) => {
    if (element.current && (found.length > 0 || shown.length > 0)) show(element.current, found);
  });
  useEffect(() => showFound(problems), [problems]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const data = new FormData(form, submitter);
    const broken = [...fieldsOf(form, formId)].flatMap(([field, { broken }]) => (broken ? [{ field, ...broken }] : []));
    const own = (validate?.(data) ?? []).filter(({ field }) => !broken.some((problem) => problem.field === field));
    show(form, [...broken, ...own]);
    if (broken.length + own.length > 0) return;
    isSending.current = true;
    setIsPending(true);
    try {
      show(form, (await onSubmit(data)) ?? []);
    } catch (error) {
      // Not "it could not be sent": whether it was, nobody knows here (D12).
      show(form, [{ rule: "failed", message: strings.formFailed, summaryTitle: errorSummary }]);
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
      isPending,
    }),
    [formId, shown, isPending],
  );
  const title = shown.find((one) => one.summaryTitle !== undefined)?.summaryTitle ?? summaryTitle;
  return (
    <FormContext value={state}>
      <form
        {...rest}
        ref={element}
        noValidate
        aria-busy={isPending || undefined}
        onSubmit={(event) => void submit(event)}
        onReset={(event) => {
          setShown([]);
          onReset?.(event);
        }}
      >
        <Stack gap={16}>
          <ErrorSummary errors={shown} {...(title !== undefined && { title })} />
          {children}
        </Stack>
      </form>
    </FormContext>
  );
}

export type SubmitButtonProps = Omit<ButtonProps, "type" | "loading">;

/** Sends the form it stands in. Never disabled because something is wrong: sending is how one finds out what. */
export function SubmitButton(props: SubmitButtonProps) {
  const form = useForm();
  return <Button tone="accent" size="large" {...props} type="submit" loading={form?.isPending ?? false} />;
}

interface Field {
  id: string;
  /** Where it stands among the fields. */
  place: number;
  label: string;
  /** What it finds wrong with itself. */
  broken: Pick<FormProblem, "rule" | "message"> | undefined;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control =>
  "validity" in element && element.matches("input, select, textarea");

/** The fields of a form by name, in the order of the page. What is seen of a field may differ from what is sent: its id tells the name. */
function fieldsOf(form: HTMLFormElement, formId: string): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  const prefix = `${formId}-`;
  for (const element of form.elements) {
    const name = element.id.startsWith(prefix) ? element.id.slice(prefix.length) : (element.getAttribute("name") ?? "");
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

/** The words of a field's label, without the star for the eye. */
function labelOf(element: Element): string {
  const labelId = element.getAttribute("aria-labelledby");
  const label =
    labelId === null ? (isControl(element) ? element.labels?.[0] : undefined) : document.getElementById(labelId);
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
): Shown {
  // The server may speak of a field that is not in this form: then it concerns the form.
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
