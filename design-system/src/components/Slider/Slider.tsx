import { type Ref, type RefObject, useId, useImperativeHandle, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useSlider, useSliderThumb } from "react-aria/useSlider";
import { type SliderState, useSliderState } from "react-stately/useSliderState";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { formatMeasure, type MeasureOptions } from "../../foundations/numbers/format-measure.ts";
import { assert } from "../../foundations/props/assert.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { sliderStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { FieldGroup, FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { type SliderLimits, usableLimits, usableValues } from "./rules.ts";
import * as styles from "./Slider.css.ts";

/** The lower and the higher value. */
export type SliderRange = readonly [low: number, high: number];

interface SliderBase extends FieldTexts {
  /** Id of the control. @default a generated id */
  id?: string;
  /** Lowest value. @default 0 */
  min?: number;
  /** Highest value. @default 100 */
  max?: number;
  /** Distance between two values that can be chosen, counted from `min`. @default 1 */
  step?: number;
  /**
   * How values are written: `{ style: "percent" }`, `{ style: "unit", unit: "hour" }`, `{ style: "currency", currency: "BDT" }`. The unit is
   * in the language of the page. @default a number in groups of three
   */
  formatOptions?: MeasureOptions;
  /** Whether the slider is disabled. @default false */
  disabled?: boolean;
  [data: `data-${string}`]: string | undefined;
}

/** One value. */
export interface SingleSliderProps extends SliderBase {
  /** Whether it chooses a range. @default false */
  isRange?: false;
  /** The value. Pass it to control it. @default uncontrolled */
  value?: number;
  /** The value on the first render. @default `min` */
  defaultValue?: number;
  /** Called on each change, also while the thumb moves. */
  onValueChange?: (value: number) => void;
  /** Called when the thumb is released, and after each key. Request data here, not in `onValueChange`. */
  onValueCommit?: (value: number) => void;
  /** Name of the field in the form. @default not submitted */
  name?: string;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A lower and a higher value. */
export interface RangeSliderProps extends SliderBase {
  isRange: true;
  /** Both values. Pass them to control them. @default uncontrolled */
  value?: SliderRange;
  /** Both values on the first render. @default `min` and `max` */
  defaultValue?: SliderRange;
  /** Called on each change, also while a thumb moves. */
  onValueChange?: (value: SliderRange) => void;
  /** Called when a thumb is released, and after each key. Request data here, not in `onValueChange`. */
  onValueCommit?: (value: SliderRange) => void;
  /** Name of the lower value in the form. @default not submitted */
  startName?: string;
  /** Name of the higher value in the form. @default not submitted */
  endName?: string;
  /** Ref to the fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

export type SliderProps = SingleSliderProps | RangeSliderProps;

/**
 * Chooses a number, or a range of numbers, by moving a thumb. It is for values whose place matters more than their exact digits: a volume, a
 * share, a filter. For an exact number use a NumberField, for money a MoneyField. `data-*` are passed to the input, of a range to the
 * fieldset. Load it lazily.
 */
export function Slider(props: SliderProps) {
  return props.isRange ? <RangeSlider {...props} /> : <SingleSlider {...props} />;
}

function limitsOf(min = 0, max = 100, step = 1): SliderLimits {
  if (process.env.NODE_ENV !== "production") {
    assert(
      min < max && step > 0,
      `Slider goes from ${min} to ${max} by ${step}.`,
      "There is nothing to choose, so it shows a single step.",
      "Pass a `max` above `min`, and a positive `step`.",
    );
  }
  return usableLimits({ min, max, step });
}

function SingleSlider({ label, description, error: ownError, id, name, ...props }: SingleSliderProps) {
  const {
    isRange: _isRange,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min,
    max,
    step,
    formatOptions,
    ...others
  } = props;
  const { disabled = false, ref, ...rest } = others;
  const limits = limitsOf(min, max, step);
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const initial = defaultValue ?? limits.min;
  const [held, hold] = useControllable(value, initial, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useFormReset(input, () => hold(initial));
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={false}>
      <Track
        limits={limits}
        values={[held]}
        onChange={([next = held]) => hold(next)}
        onCommit={([next = held]) => onValueCommit?.(next)}
        formatOptions={formatOptions}
        disabled={disabled}
        labelId={ids.label}
        thumbs={[{ input, name, attributes: { ...rest, ...controlProps, "aria-labelledby": ids.label } }]}
      />
    </FieldLayout>
  );
}

function RangeSlider({ label, description, error: ownError, id, ...props }: RangeSliderProps) {
  const {
    isRange: _isRange,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    min,
    max,
    step,
    formatOptions,
    ...others
  } = props;
  const { startName, endName, disabled = false, ref, ...rest } = others;
  const limits = limitsOf(min, max, step);
  const { ids, error, controlProps } = useField({ id, name: startName, description, error: ownError });
  const strings = useStrings(sliderStrings);
  const thumbId = useId();
  const initial = defaultValue ?? ([limits.min, limits.max] as const);
  const [held, hold] = useControllable<SliderRange>(value, initial, onValueChange);
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  useFormReset(low, () => hold(initial));
  const rangeOf = ([start = held[0], end = held[1]]: readonly number[]): SliderRange => [start, end];
  const { "aria-invalid": isInvalid, ...groupProps } = controlProps;
  const lowText = { id: `${thumbId}-low`, content: strings.lowest };
  const highText = { id: `${thumbId}-high`, content: strings.highest };
  const attributesOf = ({ id: textId }: ThumbText) => ({
    "aria-invalid": isInvalid,
    "aria-labelledby": `${ids.label} ${textId}`,
  });
  return (
    <FieldGroup {...rest} {...groupProps} {...{ label, description, error, ids, ref, disabled }} required={false}>
      <Track
        limits={limits}
        values={held}
        onChange={(next) => hold(rangeOf(next))}
        onCommit={(next) => onValueCommit?.(rangeOf(next))}
        formatOptions={formatOptions}
        disabled={disabled}
        labelId={ids.label}
        thumbs={[
          { input: low, name: startName, text: lowText, attributes: attributesOf(lowText) },
          { input: high, name: endName, text: highText, attributes: attributesOf(highText) },
        ]}
      />
    </FieldGroup>
  );
}

interface ThumbText {
  id: string;
  content: string;
}

interface ThumbOptions {
  input: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  /** Name of the thumb beside the label of the field. @default none */
  text?: ThumbText;
  attributes: {
    id?: string;
    "aria-labelledby": string;
    "aria-describedby"?: string | undefined;
    "aria-invalid": boolean | undefined;
    [data: `data-${string}`]: string | undefined;
  };
}

interface TrackProps {
  limits: SliderLimits;
  values: readonly number[];
  onChange: (values: readonly number[]) => void;
  onCommit: (values: readonly number[]) => void;
  formatOptions: MeasureOptions | undefined;
  disabled: boolean;
  labelId: string;
  thumbs: readonly ThumbOptions[];
}

/** react-aria asks for a formatter, but the texts that it makes are replaced by ours. */
const FORMATTER = new Intl.NumberFormat("en");

const PERCENT = 100;
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.every((value, index) => value === other[index]);

function Track({ limits, values: given, onChange, onCommit, formatOptions, disabled, labelId, thumbs }: TrackProps) {
  const { locale } = useLocale();
  const track = useRef<HTMLDivElement>(null);
  const values = usableValues(given, limits);
  const own = useSliderState<number[]>({
    value: values,
    onChange: (next) => isSame(next, own.values) || onChange(next),
    onChangeEnd: onCommit,
    minValue: limits.min,
    maxValue: limits.max,
    step: limits.step,
    isDisabled: disabled,
    numberFormatter: FORMATTER,
  });
  // On a reset, react-aria would set one thumb after the other, and the first one would stop the second. `useFormReset` sets both at once.
  const state: SliderState = { ...own, defaultValues: own.values };
  const { trackProps } = useSlider({ "aria-labelledby": labelId, isDisabled: disabled }, state, track);
  const format = (value: number) => formatMeasure(value, locale, formatOptions);
  const share = (index: number) => (index < 0 ? 0 : state.getThumbPercent(index)) * PERCENT;
  const [from, to] = thumbs.length === 1 ? [0, share(0)] : [share(0), share(1)];
  return (
    <div className={styles.slider}>
      <output className={styles.output} aria-live="off" aria-labelledby={labelId}>
        {state.values.map(format).join(" – ")}
      </output>
      <div {...trackProps} ref={track} className={styles.track} data-disabled={disabled ? "" : undefined}>
        <div className={styles.rail}>
          <div className={styles.fill} style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
        </div>
        {thumbs.map((thumb, index) => (
          <Thumb key={index} {...thumb} index={index} state={state} track={track} format={format} />
        ))}
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{format(limits.min)}</span>
        <span>{format(limits.max)}</span>
      </div>
    </div>
  );
}

interface ThumbProps extends ThumbOptions {
  index: number;
  state: SliderState;
  track: RefObject<HTMLDivElement | null>;
  format: (value: number) => string;
}

function Thumb({ index, state, track, format, input, name, text, attributes }: ThumbProps) {
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef: track, inputRef: input, ...(name !== undefined && { name }) },
    state,
  );
  return (
    <div {...thumbProps} className={styles.thumb} data-dragging={isDragging ? "" : undefined}>
      {text && (
        <span id={text.id} hidden>
          {text.content}
        </span>
      )}
      <input
        {...inputProps}
        {...attributes}
        ref={input}
        type="range"
        className={styles.input}
        // react-aria sets it to an empty text.
        aria-describedby={attributes["aria-describedby"]}
        aria-details={undefined}
        aria-valuetext={format(state.getThumbValue(index))}
        // Screen readers and voice control change the input itself. That is a finished change.
        onChange={({ target }) => {
          state.setThumbDragging(index, true);
          state.setThumbValue(index, Number(target.value));
          state.setThumbDragging(index, false);
        }}
      />
      <span className={styles.disc} />
    </div>
  );
}
