import { type ReactNode, type RefObject, useId, useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { type AriaDialogProps, useDialog } from "react-aria/useDialog";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import type { DatePreset } from "../../foundations/time/dates.ts";
import { ModalPopover, Popover } from "../../foundations/overlays/popover.tsx";
import { dateStrings } from "../../foundations/strings/dates.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { CalendarIcon } from "../../icons/icons.ts";
import { ModalLayout } from "../Dialog/ModalLayout.tsx";
import { title as modalTitle } from "../Dialog/ModalLayout.css.ts";
import { Chip } from "../Chip/Chip.tsx";
import { ChipGroup } from "../Chip/ChipGroup.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { backdrop, frame as sheetFrame } from "../Sheet/Sheet.css.ts";
import * as styles from "./date-field.css.ts";
import { presetText } from "./date-texts.ts";

/** Button that opens the calendar, after the editable parts. */
export function OpenButton(props: AriaButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, button);
  return (
    <button {...buttonProps} ref={button} className={styles.open}>
      <Icon drawing={CalendarIcon} />
    </button>
  );
}

export interface DateButtonProps {
  buttonProps: AriaButtonProps;
  labelId: string;
  describedBy: string | undefined;
  /** The chosen days as text. */
  text: string | undefined;
  placeholder: string;
  isInvalid: boolean;
}

/** The whole field as one button, for touch screens. It shows the chosen days and opens the calendar. */
export function DateButton({
  buttonProps: props,
  labelId,
  describedBy,
  text,
  placeholder,
  isInvalid,
}: DateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const { buttonProps } = useButton(props, button);
  return (
    <button
      {...buttonProps}
      ref={button}
      aria-label={undefined}
      aria-labelledby={`${labelId} ${textId}`}
      aria-describedby={describedBy}
      className={styles.button}
      data-invalid={isInvalid ? "" : undefined}
    >
      <Icon drawing={CalendarIcon} />
      <span id={textId} className={styles.buttonText} data-placeholder={text === undefined ? "" : undefined}>
        {text ?? placeholder}
      </span>
    </button>
  );
}

export interface DatePopupProps {
  state: OverlayTriggerState;
  /** Whether the screen is wide enough for a pop-up beside the field. Otherwise the calendar opens in a sheet. */
  isWide: boolean;
  triggerRef: RefObject<Element | null>;
  dialogProps: AriaDialogProps;
  title: string;
  /** Buttons at the bottom of the sheet. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows the calendar in a pop-up beside the field, or on phones in a sheet at the lower edge. */
export function DatePopup(props: DatePopupProps) {
  const { state, isWide, triggerRef, dialogProps, title, actions, children } = props;
  if (!state.isOpen) return null;
  if (!isWide) {
    return (
      <ModalPopover
        state={state}
        triggerRef={triggerRef}
        backdropClassName={backdrop}
        frameClassName={sheetFrame({ side: "bottom" })}
        {...(dialogProps.id !== undefined && { id: dialogProps.id })}
      >
        {(titleProps) => (
          <ModalLayout
            title={
              <h2 {...titleProps} className={modalTitle}>
                {title}
              </h2>
            }
            actions={actions}
            onClose={() => state.close()}
          >
            <div className={styles.sheet}>{children}</div>
          </ModalLayout>
        )}
      </ModalPopover>
    );
  }
  return (
    <Popover state={state} triggerRef={triggerRef} placement="bottom start">
      <Panel dialogProps={dialogProps}>{children}</Panel>
    </Popover>
  );
}

function Panel({ dialogProps: props, children }: { dialogProps: AriaDialogProps; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog(props, panel);
  return (
    <div {...dialogProps} ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}

export interface PresetsProps<Preset extends DatePreset> {
  presets: readonly Preset[];
  /** Whether the chosen days are those of the preset. */
  isChosen: (preset: Preset) => boolean;
  onChoose: (preset: Preset) => void;
}

/** Buttons before the calendar that each choose a day or a range. */
export function Presets<Preset extends DatePreset>({ presets, isChosen, onChoose }: PresetsProps<Preset>) {
  const strings = useStrings(dateStrings);
  if (presets.length === 0) return null;
  return (
    <ChipGroup label={strings.quickChoices}>
      {presets.map((preset) => (
        <Chip
          key={preset}
          label={presetText(preset, strings)}
          pressed={isChosen(preset)}
          onPressedChange={() => onChoose(preset)}
        />
      ))}
    </ChipGroup>
  );
}
