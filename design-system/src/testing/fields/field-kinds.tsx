import type { ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { CaptchaField } from "../../components/CaptchaField/CaptchaField.tsx";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { ComboBox } from "../../components/ComboBox/ComboBox.tsx";
import { DatePicker } from "../../components/DatePicker/DatePicker.tsx";
import { DateRangePicker } from "../../components/DateRangePicker/DateRangePicker.tsx";
import { FileUpload } from "../../components/FileUpload/FileUpload.tsx";
import { MoneyField } from "../../components/MoneyField/MoneyField.tsx";
import { MultiSelect } from "../../components/MultiSelect/MultiSelect.tsx";
import { NativeSelect } from "../../components/NativeSelect/NativeSelect.tsx";
import { NumberField } from "../../components/NumberField/NumberField.tsx";
import { OtpField } from "../../components/OtpField/OtpField.tsx";
import { PasswordField } from "../../components/PasswordField/PasswordField.tsx";
import { PhoneField } from "../../components/PhoneField/PhoneField.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { Slider } from "../../components/Slider/Slider.tsx";
import { Switch } from "../../components/Switch/Switch.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { TimeField } from "../../components/TimeField/TimeField.tsx";
import { chooseFiles, jpgFile, namedFile } from "../samples/files.ts";

/** Situations that every field must handle. */
export type Fault = "required" | "limits" | "server error" | "reset" | "autofill" | "disabled" | "read-only";

/** Props that create a situation. */
export interface FaultProps {
  required?: true;
  disabled?: true;
  readOnly?: true;
  error?: string;
}

/** What a form submits: names and values; of a file its name. */
export type Entries = readonly (readonly [string, string])[];

export interface FieldKind {
  /** The empty field. */
  empty: (props: FaultProps) => ReactNode;
  /** The field with an initial value. */
  filled: (props: FaultProps) => ReactNode;
  /** What the form submits for the initial value. */
  initial: Entries;
  /** Changes the value as a member does, if the field allows it. */
  change: () => unknown;
  /** What the form submits after the change. */
  changed: Entries;
  /** Enters a value that the field must refuse. */
  exceed?: () => unknown;
  /** Sets the changed value as browsers and password managers do: no focus, only `input` and `change`. */
  autofill?: () => unknown;
  /** The control that a member focuses. */
  control: string;
  /** The element whose description is the error. @default the control */
  described?: string;
  /** Situations that do not apply to this field, each with the reason. */
  excused?: Partial<Record<Fault, string>>;
}

const FIELD = { name: "field", label: "Field" } as const;
const OPTIONS = [
  { id: "dhaka", label: "Dhaka" },
  { id: "khulna", label: "Khulna" },
];
const CHOICES = OPTIONS.map(({ id, label }) => ({ value: id, label }));
const COUNTRIES = [
  { label: "Bangladesh", dialingCode: "880" },
  { label: "India", dialingCode: "91" },
] as const;
const PICTURE = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });

const TEXT = "input:not([type=hidden])";
const SPIN = "[role=spinbutton]";

const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-place] ${selector}`);
  if (!found) throw new Error(`The field has no ${selector}.`);
  return found;
};

const fileInput = (): HTMLInputElement => {
  const found = element(TEXT);
  if (!(found instanceof HTMLInputElement)) throw new TypeError("The field has no file input.");
  return found;
};

const press = (selector: string) => () => element(selector).click();

/** Types over the text of a control. */
const type = (text: string, selector = TEXT) => {
  return async () => {
    element(selector).focus();
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  };
};

/** Types dates or a time into their parts. */
const typeParts = (keys: string) => async () => {
  element(SPIN).focus();
  await userEvent.keyboard(keys);
};

/** Sets the value without React's tracking; otherwise React would take the change for its own and ignore the events. */
const autofill = (value: string, selector = TEXT) => {
  return () => {
    const control = element(selector);
    const proto: unknown = Object.getPrototypeOf(control);
    if (typeof proto !== "object" || proto === null) throw new TypeError("A control has a prototype.");
    Reflect.set(proto, "value", value, control);
    control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data: value }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
};

const text = (changed: string): Pick<FieldKind, "change" | "changed" | "autofill" | "control"> => ({
  change: type(changed),
  changed: [["field", changed]],
  autofill: autofill(changed),
  control: TEXT,
});

const NO_LIMITS = "it has no limits besides `required`";
const NO_READ_ONLY = "HTML has no read-only choice; its props do not have `readOnly` either";
const NO_DATE_AUTOFILL = "its input is `autocomplete=off`, hidden and cannot be focused, so nothing fills it in";

/** Every kind of field. */
export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  TextField: {
    ...text("karim"),
    empty: (props) => <TextField {...FIELD} {...props} pattern="[a-z]+" />,
    filled: (props) => <TextField {...FIELD} {...props} defaultValue="amina" />,
    initial: [["field", "amina"]],
    exceed: type("12"),
  },
  PasswordField: {
    ...text("blue river"),
    empty: (props) => <PasswordField {...FIELD} {...props} autoComplete="new-password" minLength={8} />,
    filled: (props) => <PasswordField {...FIELD} {...props} autoComplete="new-password" defaultValue="old river" />,
    initial: [["field", "old river"]],
    exceed: type("short"),
  },
  TextArea: {
    empty: (props) => <TextArea {...FIELD} {...props} maxLength={5} />,
    filled: (props) => <TextArea {...FIELD} {...props} defaultValue="one" />,
    initial: [["field", "one"]],
    change: type("two", "textarea"),
    changed: [["field", "two"]],
    exceed: type("three four", "textarea"),
    autofill: autofill("two", "textarea"),
    control: "textarea",
  },
  NumberField: {
    ...text("7"),
    empty: (props) => <NumberField {...FIELD} {...props} min={1} max={10} />,
    filled: (props) => <NumberField {...FIELD} {...props} defaultValue={3} />,
    initial: [["field", "3"]],
    exceed: type("11"),
  },
  MoneyField: {
    ...text("70.50"),
    empty: (props) => <MoneyField {...FIELD} {...props} currency="BDT" />,
    filled: (props) => <MoneyField {...FIELD} {...props} currency="BDT" defaultValue="3.00" />,
    initial: [["field", "3.00"]],
    // Its limits are the decimals of the currency; the form checks amounts.
    exceed: type("1.2345"),
  },
  PhoneField: {
    empty: (props) => <PhoneField {...FIELD} {...props} countries={COUNTRIES} />,
    filled: (props) => (
      <PhoneField
        {...FIELD}
        {...props}
        countries={COUNTRIES}
        defaultValue={{ dialingCode: "91", number: "9876543210" }}
      />
    ),
    initial: [
      ["field", "9876543210"],
      ["countryDialingCode", "91"],
    ],
    change: type("+880 1712-345678"),
    changed: [
      ["field", "1712345678"],
      ["countryDialingCode", "880"],
    ],
    exceed: type("+7 900 123 45 67"),
    autofill: autofill("+880 1712-345678"),
    control: TEXT,
  },
  OtpField: {
    ...text("123456"),
    empty: (props) => <OtpField {...FIELD} {...props} />,
    filled: (props) => <OtpField {...FIELD} {...props} defaultValue="654321" />,
    initial: [["field", "654321"]],
    exceed: type("123"),
  },
  CaptchaField: {
    ...text("k7m2"),
    empty: (props) => <CaptchaField {...FIELD} {...props} picture={PICTURE} onRefresh={() => undefined} />,
    filled: (props) => <CaptchaField {...FIELD} {...props} picture={PICTURE} onRefresh={() => undefined} />,
    initial: [["field", ""]],
    excused: { limits: "any text may be an answer; only the server knows the right one" },
  },
  Select: {
    empty: (props) => <Select {...FIELD} {...props} options={OPTIONS} placeholder="Choose" />,
    filled: (props) => <Select {...FIELD} {...props} options={OPTIONS} placeholder="Choose" defaultValue="dhaka" />,
    initial: [["field", "dhaka"]],
    change: async () => {
      element("button").click();
      await userEvent.click(page.getByRole("option", { name: "Khulna" }));
    },
    changed: [["field", "khulna"]],
    autofill: autofill("khulna", "select"),
    control: "button",
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  MultiSelect: {
    empty: (props) => <MultiSelect {...FIELD} {...props} options={OPTIONS} placeholder="Choose" />,
    filled: (props) => (
      <MultiSelect {...FIELD} {...props} options={OPTIONS} placeholder="Choose" defaultValue={["dhaka"]} />
    ),
    initial: [["field", "dhaka"]],
    change: async () => {
      element("button").click();
      await userEvent.click(page.getByRole("option", { name: "Khulna" }));
      const dhaka = page.getByRole("option", { name: "Dhaka" });
      if (dhaka.element().ariaSelected === "true") await userEvent.click(dhaka);
      await userEvent.keyboard("{Escape}");
    },
    changed: [["field", "khulna"]],
    autofill: autofill("khulna", "select"),
    control: "button",
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  NativeSelect: {
    empty: (props) => <NativeSelect {...FIELD} {...props} options={CHOICES} placeholder="Choose" />,
    filled: (props) => <NativeSelect {...FIELD} {...props} options={CHOICES} defaultValue="dhaka" />,
    initial: [["field", "dhaka"]],
    change: () => userEvent.selectOptions(element("select"), "khulna"),
    changed: [["field", "khulna"]],
    autofill: autofill("khulna", "select"),
    control: "select",
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  ComboBox: {
    empty: (props) => <ComboBox {...FIELD} {...props} options={OPTIONS} />,
    filled: (props) => <ComboBox {...FIELD} {...props} options={OPTIONS} defaultValue="dhaka" />,
    initial: [["field", "dhaka"]],
    change: async () => {
      await type("Khul")();
      await userEvent.keyboard("{ArrowDown}{Enter}");
    },
    changed: [["field", "khulna"]],
    // A text that is not one of the options.
    exceed: autofill("Atlantis"),
    autofill: autofill("Khulna"),
    control: TEXT,
  },
  RadioGroup: {
    empty: (props) => <RadioGroup {...FIELD} {...props} options={CHOICES} />,
    filled: (props) => <RadioGroup {...FIELD} {...props} options={CHOICES} defaultValue="dhaka" />,
    initial: [["field", "dhaka"]],
    change: press("[value=khulna]"),
    changed: [["field", "khulna"]],
    autofill: press("[value=khulna]"),
    control: "[value=dhaka]",
    described: "[role=radiogroup]",
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  Checkbox: {
    empty: (props) => <Checkbox {...FIELD} {...props} />,
    filled: (props) => <Checkbox {...FIELD} {...props} />,
    initial: [],
    change: press(TEXT),
    changed: [["field", "on"]],
    autofill: press(TEXT),
    control: TEXT,
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  Slider: {
    empty: (props) => <Slider {...FIELD} {...props} />,
    filled: (props) => <Slider {...FIELD} {...props} defaultValue={3} />,
    initial: [["field", "3"]],
    change: async () => {
      element(TEXT).focus();
      await userEvent.keyboard("{Home}{PageUp}");
    },
    changed: [["field", "10"]],
    autofill: autofill("10"),
    control: TEXT,
    excused: {
      required: "it always has a value; its props do not have `required` either",
      limits: "it cannot leave its limits",
      "read-only": "HTML has no read-only range; its props do not have `readOnly` either",
    },
  },
  Switch: {
    empty: (props) => <Switch {...FIELD} {...props} />,
    filled: (props) => <Switch {...FIELD} {...props} />,
    initial: [],
    change: press(TEXT),
    changed: [["field", "on"]],
    autofill: press(TEXT),
    control: TEXT,
    excused: { limits: NO_LIMITS, "read-only": NO_READ_ONLY },
  },
  DatePicker: {
    empty: (props) => <DatePicker {...FIELD} {...props} min="2026-01-01" />,
    filled: (props) => <DatePicker {...FIELD} {...props} defaultValue="2026-11-12" />,
    initial: [["field", "2026-11-12"]],
    change: typeParts("11212026"),
    changed: [["field", "2026-11-21"]],
    exceed: typeParts("11212025"),
    control: SPIN,
    excused: { autofill: NO_DATE_AUTOFILL },
  },
  DateRangePicker: {
    empty: (props) => (
      <DateRangePicker {...props} label="Field" startName="field" endName="fieldEnd" min="2026-01-01" maxDays={31} />
    ),
    filled: (props) => (
      <DateRangePicker
        {...props}
        label="Field"
        startName="field"
        endName="fieldEnd"
        defaultValue={{ start: "2026-11-12", end: "2026-11-13" }}
      />
    ),
    initial: [
      ["field", "2026-11-12"],
      ["fieldEnd", "2026-11-13"],
    ],
    change: typeParts("1101202611072026"),
    changed: [
      ["field", "2026-11-01"],
      ["fieldEnd", "2026-11-07"],
    ],
    exceed: typeParts("0101202611072026"),
    control: SPIN,
    excused: { autofill: NO_DATE_AUTOFILL },
  },
  TimeField: {
    empty: (props) => <TimeField {...FIELD} {...props} min="09:00" max="18:00" />,
    filled: (props) => <TimeField {...FIELD} {...props} defaultValue="10:15" />,
    initial: [["field", "10:15"]],
    change: typeParts("0445p"),
    changed: [["field", "16:45"]],
    exceed: typeParts("0845a"),
    control: SPIN,
    excused: { autofill: NO_DATE_AUTOFILL },
  },
  FileUpload: {
    empty: (props) => <FileUpload {...FIELD} {...props} />,
    filled: (props) => <FileUpload {...FIELD} {...props} />,
    initial: [["field", ""]],
    change: () => chooseFiles(fileInput(), jpgFile("slip.jpg", 64)),
    changed: [["field", "slip.jpg"]],
    exceed: () => chooseFiles(fileInput(), namedFile("film.mov", "video/quicktime")),
    control: TEXT,
    excused: {
      autofill: "browsers never fill in a file",
      "read-only": "HTML has no read-only file input; its props do not have `readOnly` either",
    },
  },
};

/** Components that contain an input without being a field of a form, and why. */
export const NO_FIELDS: Readonly<Record<string, string>> = {
  SearchField: "is a search form of its own, and HTML allows no form inside a form",
};
