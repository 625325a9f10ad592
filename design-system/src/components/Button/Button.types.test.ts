import type { ComponentProps } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { LinkButtonProps } from "../LinkButton/LinkButton.tsx";
import type { ButtonProps } from "./Button.tsx";

interface Least {
  children: string;
}

describe("types of Button", () => {
  it("D17c accepts only the listed tones, variants and sizes", () => {
    expectTypeOf<Least & { tone: "danger"; variant: "soft"; size: "small" }>().toExtend<ButtonProps>();
    expectTypeOf<Least & { tone: "red" }>().not.toExtend<ButtonProps>();
    expectTypeOf<Least & { variant: "primary" }>().not.toExtend<ButtonProps>();
    expectTypeOf<Least & { size: 40 }>().not.toExtend<ButtonProps>();
  });

  it("WCAG 4.1.2 requires children", () => {
    expectTypeOf<Least>().toExtend<ButtonProps>();
    expectTypeOf<object>().not.toExtend<ButtonProps>();
  });

  it("D17c has no href; LinkButton requires an href and has no disabled", () => {
    expectTypeOf<ButtonProps>().not.toHaveProperty("href");
    expectTypeOf<LinkButtonProps>().not.toHaveProperty("disabled");
    expectTypeOf<Least>().not.toExtend<LinkButtonProps>();
  });

  it("D17c accepts the attributes of an HTML button", () => {
    expectTypeOf<ButtonProps["onClick"]>().toEqualTypeOf<ComponentProps<"button">["onClick"]>();
    expectTypeOf<Least & { type: "link" }>().not.toExtend<ButtonProps>();
  });
});
