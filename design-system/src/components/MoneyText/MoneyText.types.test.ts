import { describe, expectTypeOf, it } from "vitest";
import type { BalanceProps } from "../Balance/Balance.tsx";
import type { MoneyFieldProps } from "../MoneyField/MoneyField.tsx";
import type { PlayerProtectionBarProps } from "../PlayerProtectionBar/PlayerProtectionBar.tsx";
import type { MoneyTextProps } from "./MoneyText.tsx";

type Given<Props, Prop extends keyof Props> = NonNullable<Props[Prop]>;

describe("types of money components", () => {
  it("D12 amounts are decimal strings, not numbers", () => {
    expectTypeOf<Given<MoneyTextProps, "amount">>().toEqualTypeOf<string>();
    expectTypeOf<Given<BalanceProps, "amount">>().toEqualTypeOf<string>();
    expectTypeOf<Given<PlayerProtectionBarProps, "netPosition">>().toEqualTypeOf<string>();
    expectTypeOf<Given<MoneyFieldProps, "value">>().toEqualTypeOf<string>();
    expectTypeOf<Given<MoneyFieldProps, "defaultValue">>().toEqualTypeOf<string>();
    expectTypeOf<{ amount: 12.5 }>().not.toExtend<MoneyTextProps>();
  });

  it("D12 onValueChange of MoneyField passes a decimal string or an empty string", () => {
    expectTypeOf<Parameters<Given<MoneyFieldProps, "onValueChange">>>().toEqualTypeOf<[`${number}` | ""]>();
  });

  it("D12 MoneyText requires an amount, which is null when it is unknown", () => {
    expectTypeOf<{ amount: null }>().toExtend<MoneyTextProps>();
    expectTypeOf<object>().not.toExtend<MoneyTextProps>();
  });

  it("D17c MoneyText accepts no children and no value", () => {
    expectTypeOf<MoneyTextProps>().not.toHaveProperty("children");
    expectTypeOf<MoneyTextProps>().not.toHaveProperty("value");
  });

  it("D12 MoneyField requires a currency", () => {
    expectTypeOf<{ label: string; currency: string }>().toExtend<MoneyFieldProps>();
    expectTypeOf<{ label: string }>().not.toExtend<MoneyFieldProps>();
  });
});
