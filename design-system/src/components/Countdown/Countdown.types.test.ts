import { describe, expectTypeOf, it } from "vitest";
import type { CountdownProps } from "./Countdown.tsx";

describe("types of Countdown", () => {
  it("D11 takes a deadline in milliseconds, or null", () => {
    expectTypeOf<{ endsAtMs: number }>().toExtend<CountdownProps>();
    expectTypeOf<{ endsAtMs: null }>().toExtend<CountdownProps>();
    expectTypeOf<{ endsAtMs: Date }>().not.toExtend<CountdownProps>();
    expectTypeOf<{ endsAtMs: string }>().not.toExtend<CountdownProps>();
    expectTypeOf<object>().not.toExtend<CountdownProps>();
  });

  it("D17c accepts data attributes, but no className or style", () => {
    expectTypeOf<{ endsAtMs: null } & { "data-probe": string }>().toExtend<CountdownProps>();
    expectTypeOf<{ endsAtMs: null } & { "data-probe": number }>().not.toExtend<CountdownProps>();
    expectTypeOf<CountdownProps>().not.toHaveProperty("className");
    expectTypeOf<CountdownProps>().not.toHaveProperty("style");
  });
});
