import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { useForm } from "../../foundations/forms/form-context.ts";
import { AlertIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import {
  field,
  fieldDescription,
  fieldError,
  fieldErrorIcon,
  fieldGroup,
  fieldLabel,
  fieldLegend,
  fieldNotes,
  requiredMark,
} from "./field.css.ts";

/** Texts that every form field has. */
export interface FieldTexts {
  /** Label of the field. */
  label: string;
  /** Help text that is always visible: a format, a limit. */
  description?: ReactNode;
  /** What is wrong and how to correct it. If it is set, the field is marked invalid. */
  error?: string | undefined;
}

export interface FieldIds {
  control: string;
  label: string;
  description: string;
  error: string;
}

export interface FieldOptions {
  id: string | undefined;
  /** Name of the field. Inside a `Form`, the field finds its error and its id by it. */
  name: string | undefined;
  description: ReactNode;
  error: string | undefined;
}

/** Returns the ids and the error of a field, and the attributes that connect its control to label, description and error. */
export function useField({ id, name, description, error: ownError }: FieldOptions) {
  const ownId = useId();
  const form = useForm();
  const isInForm = form !== null && name !== undefined;
  const control = id ?? (isInForm ? form.idOf(name) : ownId);
  const error = ownError ?? (isInForm ? form.errorOf(name) : undefined);
  const ids: FieldIds = {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    error: `${control}-error`,
  };
  const describedBy = [error !== undefined && ids.error, description !== undefined && ids.description];
  const controlProps = {
    id: control,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : true,
  };
  return { ids, error, controlProps };
}

/** Lays out a field: label, control (children), error, description. */
export function FieldLayout(props: FieldTexts & { ids: FieldIds; required: boolean; children: ReactNode }) {
  const { label, ids, required, children } = props;
  return (
    <div className={field}>
      {/* A key instead of a span around the text: IBM's accessibility checker reports a label whose text is in a span as empty behind an
          open list. */}
      <label key={label} htmlFor={ids.control} id={ids.label} className={fieldLabel}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      <FieldNotes {...props} />
    </div>
  );
}

export interface FieldGroupProps
  extends FieldTexts, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, ClosedAttributes> {
  ids: FieldIds;
  required: boolean;
  ref: Ref<HTMLFieldSetElement> | undefined;
}

/** Lays out a field of several controls (children) with one label, and the error and description below. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, description, error, ids, required, children, ref, ...rest } = props;
  return (
    <fieldset {...rest} ref={ref} aria-labelledby={ids.label} className={fieldGroup}>
      <legend key={label} id={ids.label} className={fieldLegend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      <div className={fieldNotes}>
        <FieldNotes ids={ids} error={error} description={description} />
      </div>
    </fieldset>
  );
}

/** Hidden from screen readers, which read the native `required` attribute. */
export const RequiredMark = () => (
  <span aria-hidden="true" className={requiredMark}>
    *
  </span>
);

/** Error and description below a control. */
export function FieldNotes({ ids, error, description }: Omit<FieldTexts, "label"> & { ids: FieldIds }) {
  return (
    <>
      {error !== undefined && (
        <p id={ids.error} className={fieldError}>
          <span className={fieldErrorIcon}>
            <Icon drawing={AlertIcon} size="small" />
          </span>
          <span>{error}</span>
        </p>
      )}
      {description !== undefined && (
        <div id={ids.description} className={fieldDescription}>
          {description}
        </div>
      )}
    </>
  );
}
