import { base, paints, round, sizes, squares, wide } from "./Button.css.ts";
import type { ButtonLook } from "./button-options.ts";

export interface ButtonClassOptions extends Required<ButtonLook> {
  shape: "text" | "square" | "round";
  fullWidth: boolean;
}

/** Returns the classes for an element that looks like a button. */
export function buttonClass({ tone, variant, size, shape, fullWidth }: ButtonClassOptions): string {
  const name = `${base} ${sizes[size]} ${paints[variant][tone]}`;
  if (shape === "text") return fullWidth ? `${name} ${wide}` : name;
  return shape === "round" ? `${name} ${squares[size]} ${round}` : `${name} ${squares[size]}`;
}
