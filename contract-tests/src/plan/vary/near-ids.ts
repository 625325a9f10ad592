import type { Operation, Parameter } from "../../spec/contract.ts";
import { escapeToken } from "../../json.ts";
import type { Case, Substitution } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { exampleRequest, withParameters } from "../generate/requests.ts";
import { dereference, typesOf } from "../read/schemas.ts";
import { inOtherCase } from "../read/letter-case.ts";
import { caseOf } from "./input-case.ts";

type Form = Pick<Substitution, "prefix" | "suffix" | "isInOtherCase">;

const LETTERS = "abc";
/** Ids in another form, which a server finds when it reads the id as a number, or compares it without letter case. */
const FORMS: readonly (readonly [name: string, form: Form, of: (id: string) => string])[] = [
  ["with letters behind it", { suffix: LETTERS }, (id) => id + LETTERS],
  ["with a zero in front of it", { prefix: "0" }, (id) => `0${id}`],
  ["in other letter case", { isInOtherCase: true }, inOtherCase],
];

/** Whether the same id may be written in several ways. */
function isLenient(schema: Readonly<Record<string, unknown>>): boolean {
  const { format, "x-ignores-case": ignoresCase, "x-typed-as": typedAs } = schema;
  return format === "uuid" || ignoresCase === true || typedAs !== undefined;
}

/** The forms that no server may take for the id: of a spec that does not mark its ids, only one that no convention allows. */
function formsFor({ contract }: PlanContext, { profile }: Operation, { schema, examples }: Parameter) {
  const resolved = dereference(contract.document, schema);
  if (profile.guessesResources) return FORMS.slice(0, 1);
  if (!typesOf(resolved).includes("string") || isLenient(resolved)) return [];
  const [example] = examples;
  return FORMS.filter(([, , of]) => typeof example === "string" && of(example) !== example);
}

/**
 * The id of an existing object in the path, in another form: nothing has that id. Where the spec does not mark where ids come from, nothing is
 * removed by such an id.
 */
export function nearIdCases(context: PlanContext, operation: Operation): Case[] {
  if (operation.profile.guessesResources && operation.method === "DELETE") return [];
  const base = exampleRequest(context, operation);
  return operation.parameters
    .filter(({ place }) => place === "path")
    .flatMap((parameter): Case[] => {
      const own = base.substitutions.find(
        ({ place, pointer, source }) =>
          place === "path" && pointer === `/${escapeToken(parameter.name)}` && "operationId" in source,
      );
      if (!own) return [];
      const documented = String(base.parameters.path[parameter.name]);
      return formsFor(context, operation, parameter).map(([name, form, of]) => {
        const reason = `path ${parameter.name} is an existing id ${name}`;
        const isId = context.validate(parameter.pointer, of(String(parameter.examples[0]))).length === 0;
        return caseOf(operation, "broken", `path ${parameter.name} ${name}`, {
          request: {
            // The documented id is sent where no other can be had, also in this form.
            ...withParameters(base, "path", { [parameter.name]: of(documented) }),
            substitutions: base.substitutions.map((it) => (it === own ? { ...own, ...form } : it)),
          },
          expectation: isId ? { outcome: "closed", reason } : { outcome: "refused", reason },
        });
      });
    });
}
