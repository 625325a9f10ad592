import { useId, useRef, type ReactNode } from "react";
import { useListBox, useOption, type AriaListBoxOptions } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { optionGroups } from "../../foundations/forms/option-groups.ts";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { CheckIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface SelectOption {
  id: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Picture before the label: a flag, a bank. @default none */
  icon?: ReactNode;
  /** Heading above this option and its neighbours with the same group. @default no heading */
  group?: string;
  /** @default false */
  disabled?: boolean;
}

interface OptionsProps {
  options: readonly SelectOption[];
  state: ListState<SelectOption>;
}

/** The list of a Select or MultiSelect. Neighbours with the same group have a heading. */
export function OptionList({ options, state, ...props }: AriaListBoxOptions<SelectOption> & OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { listBoxProps } = useListBox(props, state, list);
  return (
    <ul {...listBoxProps} ref={list} className={popup.list}>
      {optionGroups(options).map((group) =>
        group.heading === undefined ? (
          <Options key={group.options[0]?.id} options={group.options} state={state} />
        ) : (
          <Group key={group.options[0]?.id} heading={group.heading} options={group.options} state={state} />
        ),
      )}
    </ul>
  );
}

function Group({ heading, ...group }: OptionsProps & { heading: string }) {
  const headingId = useId();
  return (
    <li role="presentation" className={popup.group}>
      <span id={headingId} className={popup.groupHeading}>
        {heading}
      </span>
      <ul {...{ role: "group", "aria-labelledby": headingId }}>
        <Options {...group} />
      </ul>
    </li>
  );
}

const Options = ({ options, state }: OptionsProps) =>
  options.map((option) => <Option key={option.id} option={option} state={state} />);

function Option({ option, state }: { option: SelectOption; state: ListState<SelectOption> }) {
  const item = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, isSelected, isFocused, isFocusVisible, isDisabled } = useOption(
    { key: option.id },
    state,
    item,
  );
  return (
    <li
      {...optionProps}
      ref={item}
      className={popup.option}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={isDisabled || undefined}
    >
      {option.icon && <span className={popup.icon}>{option.icon}</span>}
      <span {...labelProps} lang={option.lang} className={popup.label}>
        {option.label}
      </span>
      {isSelected && <Icon drawing={CheckIcon} size="small" />}
    </li>
  );
}
