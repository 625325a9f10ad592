import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useToggleButtonGroup, useToggleButtonGroupItem } from "react-aria/useToggleButtonGroup";
import { type ToggleGroupState, useToggleGroupState } from "react-stately/useToggleGroupState";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import type { IconDrawing } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./ToggleGroup.css.ts";

export interface ToggleOption {
  id: string;
  /** Text of the button: one or two words. */
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Icon before the label. @default none */
  icon?: IconDrawing;
  /** @default false */
  disabled?: boolean;
}

interface ToggleGroupBase {
  /** What the buttons choose: "View". Only screen readers read it. */
  label: string;
  /** The buttons in order. */
  options: readonly ToggleOption[];
  /** Whether options with an icon show only the icon. Their label is then their accessible name and tooltip. @default false */
  hidesLabels?: boolean;
  /** Whether the buttons share the whole width equally. @default false */
  fullWidth?: boolean;
  /** Whether all buttons are disabled. @default false */
  disabled?: boolean;
  /** Ref to the element around the buttons. */
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** At most one option is chosen. The reader can choose another one, but cannot clear the choice. */
export interface SingleToggleGroupProps extends ToggleGroupBase {
  /** How many options can be chosen. @default "single" */
  selectionMode?: "single";
  /** Id of the chosen option; "" while none is chosen. Pass it to control the value. @default uncontrolled */
  value?: string;
  /** Id of the option that is chosen on the first render. @default none */
  defaultValue?: string;
  /** Called with the id of the newly chosen option. */
  onValueChange?: (value: string) => void;
}

/** Any number of options is chosen. */
export interface MultipleToggleGroupProps extends ToggleGroupBase {
  selectionMode: "multiple";
  /** Ids of the chosen options. Pass them to control the value. @default uncontrolled */
  value?: readonly string[];
  /** Ids of the options that are chosen on the first render. @default none */
  defaultValue?: readonly string[];
  /** Called with the ids of all chosen options, in the order of the options. */
  onValueChange?: (value: string[]) => void;
}

export type ToggleGroupProps = SingleToggleGroupProps | MultipleToggleGroupProps;

const NONE: readonly string[] = [];

/**
 * Buttons side by side that change what a page shows: a view, a period, a currency. One or several of them are on. They are one tab stop;
 * arrow keys move between them, Space and Enter choose. In a form that is submitted later use a RadioGroup or Checkboxes. `data-*` are
 * passed to the element around the buttons.
 */
export function ToggleGroup(props: ToggleGroupProps) {
  return props.selectionMode === "multiple" ? <MultipleGroup {...props} /> : <SingleGroup {...props} />;
}

function SingleGroup({ value, defaultValue = "", onValueChange, ...rest }: SingleToggleGroupProps) {
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  if (process.env.NODE_ENV !== "production") {
    assertOneOf(
      "ToggleGroup",
      chosen,
      rest.options.map(({ id }) => id),
    );
  }
  return (
    <Buttons
      {...rest}
      selectionMode="single"
      chosen={chosen === "" ? NONE : [chosen]}
      onChoose={([next = ""]) => next !== chosen && choose(next)}
    />
  );
}

function MultipleGroup({ value, defaultValue = NONE, onValueChange, ...rest }: MultipleToggleGroupProps) {
  const change = (next: readonly string[]) => onValueChange?.([...next]);
  const [chosen, choose] = useControllable(value, defaultValue, change);
  return <Buttons {...rest} chosen={chosen} onChoose={choose} />;
}

interface ButtonsProps extends ToggleGroupBase {
  selectionMode: "single" | "multiple";
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function Buttons({ selectionMode, chosen, onChoose, ...props }: ButtonsProps) {
  const { label, options, hidesLabels = false, fullWidth = false, disabled = false, ref, ...rest } = props;
  const ids = options.map(({ id }) => id);
  if (process.env.NODE_ENV !== "production") assertDistinct("ToggleGroup", ids);
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => group.current);
  const state = useToggleGroupState({
    selectionMode,
    // A radio button cannot be unchecked.
    disallowEmptySelection: selectionMode === "single",
    selectedKeys: chosen,
    onSelectionChange: (keys) => onChoose(ids.filter((id) => keys.has(id))),
    isDisabled: disabled,
  });
  const { groupProps } = useToggleButtonGroup({ "aria-label": label, isDisabled: disabled }, state, group);
  const isOneOfOne =
    selectionMode === "single" && options.some((option) => chosen.includes(option.id) && !option.disabled);
  return (
    <div {...rest} {...groupProps} ref={group} className={styles.group({ fullWidth })}>
      {options.map((option) => (
        <Toggle
          key={option.id}
          option={option}
          state={state}
          hidesLabel={hidesLabels && option.icon !== undefined}
          // Tab goes to the chosen radio button, as in every radio group.
          isTabStop={!isOneOfOne || chosen.includes(option.id)}
        />
      ))}
    </div>
  );
}

interface ToggleProps {
  option: ToggleOption;
  state: ToggleGroupState;
  hidesLabel: boolean;
  isTabStop: boolean;
}

function Toggle({ option, state, hidesLabel, isTabStop }: ToggleProps): ReactNode {
  const { id, label, lang, icon, disabled = false } = option;
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps, isSelected } = useToggleButtonGroupItem(
    { id, isDisabled: disabled, ...(hidesLabel && { "aria-label": label }) },
    state,
    button,
  );
  return (
    <button
      {...buttonProps}
      ref={button}
      lang={lang}
      title={hidesLabel ? label : undefined}
      tabIndex={isTabStop ? buttonProps.tabIndex : -1}
      className={styles.button}
      data-on={isSelected ? "" : undefined}
    >
      {icon && <Icon drawing={icon} size="small" />}
      {!hidesLabel && <span className={styles.text}>{label}</span>}
    </button>
  );
}
