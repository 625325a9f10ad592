import type { ReactNode } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { CheckboxProps } from "../Checkbox/Checkbox.tsx";
import type { NumberFieldProps } from "../NumberField/NumberField.tsx";
import type { PasswordFieldProps } from "../PasswordField/PasswordField.tsx";
import type { PhoneCountry, PhoneFieldProps } from "../PhoneField/PhoneField.tsx";
import type { SwitchProps } from "../Switch/Switch.tsx";
import type { TextAreaProps } from "../TextArea/TextArea.tsx";
import type { TextFieldProps } from "./TextField.tsx";

interface Least {
  label: string;
}

describe("types of form fields", () => {
  it("WCAG 3.3.2 each field requires a label", () => {
    expectTypeOf<Least>().toExtend<TextFieldProps>();
    expectTypeOf<object>().not.toExtend<TextFieldProps>();
    expectTypeOf<object>().not.toExtend<TextAreaProps>();
    expectTypeOf<object>().not.toExtend<CheckboxProps>();
    expectTypeOf<{ label: ReactNode }>().toExtend<CheckboxProps>();
    expectTypeOf<{ label: ReactNode }>().not.toExtend<TextFieldProps>();
  });

  it("D17b TextField does not accept types that have their own component", () => {
    expectTypeOf<Least & { type: "email" }>().toExtend<TextFieldProps>();
    expectTypeOf<Least & { type: "number" }>().not.toExtend<TextFieldProps>();
    expectTypeOf<Least & { type: "date" }>().not.toExtend<TextFieldProps>();
    expectTypeOf<Least & { type: "checkbox" }>().not.toExtend<TextFieldProps>();
  });

  it("D17c Checkbox has no type; Switch has no type and no role", () => {
    expectTypeOf<CheckboxProps>().not.toHaveProperty("type");
    expectTypeOf<SwitchProps>().not.toHaveProperty("type");
    expectTypeOf<SwitchProps>().not.toHaveProperty("role");
  });

  it("D17c NumberField takes a number or null as its value", () => {
    expectTypeOf<Least & { value: null }>().toExtend<NumberFieldProps>();
    expectTypeOf<Least & { value: string }>().not.toExtend<NumberFieldProps>();
    expectTypeOf<Least & { min: string }>().not.toExtend<NumberFieldProps>();
  });

  it("WCAG 1.3.5 PasswordField requires the autocomplete of a password", () => {
    expectTypeOf<Least & { autoComplete: "new-password" }>().toExtend<PasswordFieldProps>();
    expectTypeOf<Least>().not.toExtend<PasswordFieldProps>();
    expectTypeOf<Least & { autoComplete: "on" }>().not.toExtend<PasswordFieldProps>();
    expectTypeOf<PasswordFieldProps>().not.toHaveProperty("type");
  });

  it("R293 PhoneField requires at least one country", () => {
    expectTypeOf<Least & { countries: readonly [PhoneCountry] }>().toExtend<PhoneFieldProps>();
    expectTypeOf<Least & { countries: readonly [] }>().not.toExtend<PhoneFieldProps>();
    expectTypeOf<Least & { countries: readonly PhoneCountry[] }>().not.toExtend<PhoneFieldProps>();
  });
});
