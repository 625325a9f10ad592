import type { InputHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { field } from "../TextField/field.css.ts";
import { FieldNotes, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { input, label as labelStyle, row, thumb, track } from "./Switch.css.ts";

export const SWITCH_LAYOUTS = ["inline", "spread"] as const;
export type SwitchLayout = (typeof SWITCH_LAYOUTS)[number];

/** A native checkbox exposes its state itself, so it needs no `aria-checked`. */
const SWITCH = { type: "checkbox", role: "switch" } as const;

// Uses aria-disabled, not `disabled`: a disabled switch would lose the focus.
const LOADING = { "aria-disabled": true, "aria-busy": true, "data-loading": "" } as const;
const preventPress = (event: MouseEvent) => event.preventDefault();
// React calls onChange even if the click was prevented.
const ignoreChange = () => undefined;

export interface SwitchProps
  extends
    Omit<FieldTexts, "label">,
    Omit<InputHTMLAttributes<HTMLInputElement>, ClosedAttributes | "type" | "children" | "size" | "role" | "readOnly"> {
  /** What is on or off. The text stays the same in both states. */
  label: ReactNode;
  /** "spread" puts the switch at the end of the line, as in a list of settings. @default "inline" */
  layout?: SwitchLayout;
  /** Whether the change is being saved. The switch keeps its place and focus, and ignores clicks. @default false */
  loading?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect at once (APG switch). In a form that is submitted later use a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, description, error: ownError, id, layout = "inline", loading = false, ref, ...rest } = props;
  const { ids, error, controlProps } = useField({ id, name: rest.name, description, error: ownError });
  return (
    <div className={field}>
      <label className={row({ layout })} data-disabled={rest.disabled ? "" : undefined}>
        <span className={track}>
          <input
            {...rest}
            {...controlProps}
            {...SWITCH}
            {...(loading ? LOADING : {})}
            ref={ref}
            className={input}
            onClick={loading ? preventPress : rest.onClick}
            onChange={loading ? ignoreChange : rest.onChange}
          />
          <span className={thumb}>{loading && <Spinner size="small" />}</span>
        </span>
        <span className={labelStyle}>{label}</span>
      </label>
      <FieldNotes ids={ids} error={error} description={description} />
    </div>
  );
}
