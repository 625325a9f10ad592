import type { Hue } from "./categories.ts";
import { vars } from "./contract.css.ts";
import { layered } from "./layered.ts";

const colored = (color: string) => layered({ color });

/** Recipe variants that set the text colour to one hue each. */
export const hueVariants = {
  accent: colored(vars.color.text.accent),
  slots: colored(vars.color.category.slots),
  live: colored(vars.color.category.live),
  sports: colored(vars.color.category.sports),
  fishing: colored(vars.color.category.fishing),
  lottery: colored(vars.color.category.lottery),
  poker: colored(vars.color.category.poker),
  bingo: colored(vars.color.category.bingo),
  cockfight: colored(vars.color.category.cockfight),
  yb: colored(vars.color.category.yb),
  mini: colored(vars.color.category.mini),
} satisfies Record<Hue, ReturnType<typeof colored>>;
