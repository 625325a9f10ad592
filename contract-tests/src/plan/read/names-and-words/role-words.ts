import { escapeToken, objectOr, stringsOf } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { PlanContext } from "../../context.ts";
import { successPlaces, dereference } from "../schemas.ts";

/** Where an account reads its own role, and the roles that there are. */
export interface OwnRole {
  readonly operation: Operation;
  readonly pointer: string;
  readonly roles: readonly string[];
}

const ROLE = /^(?:role|(?:account|user|member)_?(?:type|role))$/i;
const OWN_PATH = /\/(?:me|self|whoami|profile|account|session|user)$/i;

/** The operation by which an account reads its own role: an enum with such a name in the answer of a path such as /me. */
export function ownRole(context: PlanContext): OwnRole | undefined {
  const { contract } = context;
  for (const operation of contract.operations) {
    const isPlain = operation.method === "GET" && operation.isSecured && OWN_PATH.test(operation.path);
    if (!isPlain || operation.parameters.some(({ required }) => required)) continue;
    for (const { pointer, mark } of successPlaces(contract, operation, (_, resolved) => resolved)) {
      for (const [name, property] of Object.entries(objectOr(objectOr(mark)["properties"]))) {
        const roles = stringsOf(dereference(contract.document, property)["enum"]);
        if (ROLE.test(name) && roles.length > 1 && !pointer.includes("*"))
          return { operation, pointer: `${pointer}/${escapeToken(name)}`, roles };
      }
    }
  }
  return undefined;
}

/** The roles that may call an operation by its words, such as "Stewards only."; empty when they do not say it. */
export function rolesAllowed({ description }: Pick<Operation, "description">, roles: readonly string[]): string[] {
  const [sentence] = description.split(/[.;:]\s/).filter((it) => /\bonly\b/i.test(it));
  const named = new RegExp(
    String.raw`^\W*(?:for |only (?:for )?)?(?:${roles.join("|")})s?(?:(?:,| and| or)+ (?:${roles.join("|")})s?)*(?: only)?\W*$`,
    "i",
  );
  if (sentence === undefined || !named.test(sentence)) return [];
  return roles.filter((role) => new RegExp(String.raw`\b${role}s?\b`, "i").test(sentence));
}
