import type { Centre } from "../../shared/config/centre-address.ts";
import { gateFor, type Gate } from "../../shared/session/rules.ts";
import type { Session } from "../../shared/session/session.ts";

export type Visitor = Pick<Session, "isLogin" | "isFreePlay" | "type">;

/** The section that an address opens in a centre. An unknown name gives the default section; undefined when it opens none. */
export function sectionIn<Section extends string>(
  centre: Centre,
  sections: readonly Section[],
  usual: Section,
  search: string,
): Section | undefined {
  const name = new URLSearchParams(search).get(centre);
  if (name === null) return undefined;
  return sections.find((section) => section === name) ?? usual;
}

/** Who has a centre: every member except type 4 (R337, R406). Free play sees that it needs a real account (R405). */
export function centreGate(visitor: Visitor): Gate {
  return visitor.isLogin && visitor.isFreePlay ? "realAccount" : gateFor(visitor);
}
