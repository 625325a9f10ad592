import { describe, expectTypeOf, it } from "vitest";
import type { BalanceProps } from "../Balance/Balance.tsx";
import type { MoneyFieldProps } from "../MoneyField/MoneyField.tsx";
import type { PlayerProtectionBarProps } from "../PlayerProtectionBar/PlayerProtectionBar.tsx";
import type { MoneyTextProps } from "./MoneyText.tsx";

type Given<Props, Prop extends keyof Props> = NonNullable<Props[Prop]>;

describe("types of money", () => {
  it("D12 an amount is a decimal string, never a float", () => {
    expectTypeOf<Given<MoneyTextProps, "amount">>().toEqualTypeOf<string>();
    expectTypeOf<Given<BalanceProps, "amount">>().toEqualTypeOf<string>();
    expectTypeOf<Given<PlayerProtectionBarProps, "netPosition">>().toEqualTypeOf<string>();
    expectTypeOf<Given<MoneyFieldProps, "value">>().toEqualTypeOf<string>();
    expectTypeOf<Given<MoneyFieldProps, "defaultValue">>().toEqualTypeOf<string>();
    expectTypeOf<{ amount: 12.5 }>().not.toExtend<MoneyTextProps>();
  });

  it("D12 what is typed comes as a decimal string or as nothing", () => {
    expectTypeOf<Parameters<Given<MoneyFieldProps, "onValueChange">>>().toEqualTypeOf<[`${number}` | ""]>();
  });

  it("D12 an amount that is not known is said to be so, not left out", () => {
    expectTypeOf<{ amount: null }>().toExtend<MoneyTextProps>();
    expectTypeOf<object>().not.toExtend<MoneyTextProps>();
  });

  it("D17c what is shown is formatted here: no text of the caller's", () => {
    expectTypeOf<MoneyTextProps>().not.toHaveProperty("children");
    expectTypeOf<MoneyTextProps>().not.toHaveProperty("value");
  });

  it("D12 an amount to type is one of a currency", () => {
    expectTypeOf<{ label: string; currency: string }>().toExtend<MoneyFieldProps>();
    expectTypeOf<{ label: string }>().not.toExtend<MoneyFieldProps>();
  });
});
