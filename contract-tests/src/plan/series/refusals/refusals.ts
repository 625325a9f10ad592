import { type Operation, documentsStatus } from "../../../spec/contract.ts";
import { objectOr, replaceAt, valueAt } from "../../../json.ts";
import { baseRequest, exampleRequest, asAccount } from "../../generate/requests.ts";
import { isSignIn, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series, Step, Substitution, SessionName } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import { extensionOf, changingMembers } from "../../read/schemas.ts";
import { withOneBody } from "../one-time.ts";
import { FORBIDDEN } from "../../../status-codes.ts";
import { ownRole, rolesAllowed } from "../../read/names-and-words/role-words.ts";
import { changedRequest, documentedRequest, entriesOf } from "./changed-request.ts";
import { exampleBody } from "../../generate/example-values.ts";

const stepsOf = (
  operation: Operation,
  id: string,
  requests: readonly (readonly [name: string, request: CaseRequest])[],
) =>
  requests.map(([name, request], index): readonly Step[] => [
    stepOf(id, "access", operation, {
      name,
      request,
      // All requests before the last one are needed.
      isNeeded: !isSignIn(operation) && index < requests.length - 1,
    }),
  ]);

/** A wrong password must give the same refusal for known and unknown names; otherwise an attacker could collect names. */
export function signInRefusalSeries(context: PlanContext, operation: Operation): Series[] {
  if (!isSignIn(operation)) return [];
  const body = exampleBody(context, operation);
  const password = valueAt(body, "/password");
  if (typeof password !== "string") return [];
  const id = `${operation.id} › unknown name`;
  const { substitutions, ...base } = baseRequest(context, operation, replaceAt(body, "/password", `${password}X9`));
  const kept = substitutions.filter(({ pointer }) => pointer !== "/password" && pointer !== "/username");
  const named = (source: Substitution["source"]): CaseRequest => ({
    ...base,
    substitutions: [...kept, { place: "body", pointer: "/username", source }],
  });
  const steps = stepsOf(operation, id, [
    ["known name", named({ account: "username" })],
    ["unknown name", named({ fresh: "word" })],
  ]);
  return seriesOf(id, steps, [{ kind: "same-refusal", first: "known name", again: "unknown name", what: "name" }]);
}

/** After the documented number of calls with the same values, the next one must be refused (`x-limit`). */
export function limitSeries(context: PlanContext, operation: Operation): Series[] {
  const { calls } = objectOr(extensionOf(context.contract.document, operation, "x-limit"));
  if (typeof calls !== "number" || operation.spoilsAccount) return [];
  const id = `${operation.id} › limit`;
  const request = withOneBody(exampleRequest(context, operation));
  const names = [...Array.from({ length: calls }, (_, index) => `call ${index + 1}`), "one too many"];
  const steps = stepsOf(
    operation,
    id,
    names.map((name) => [name, request]),
  );
  return seriesOf(id, steps, [
    { kind: "too-many", step: "one too many", calls, specPointer: `${operation.pointer}/x-limit` },
  ]);
}

/** The two accounts of a run; one of them may have more rights. */
const ACCOUNTS: readonly SessionName[] = ["member", "other"];

/**
 * Where the words of a spec keep an operation for a role, an account of an ordinary role is refused, whichever of the two accounts it is. An ordinary
 * role is one that no operation is kept for.
 */
export function roleRefusalSeries(context: PlanContext, operation: Operation): Series[] {
  const own = ownRole(context);
  const isDocumented = documentsStatus(operation, FORBIDDEN);
  const allowed = own && isDocumented && operation.isSecured ? rolesAllowed(operation, own.roles) : [];
  if (!own || allowed.length === 0 || operation.endsSession) return [];
  const kept = context.contract.operations.flatMap((it) => rolesAllowed(it, own.roles));
  const ordinary = own.roles.filter((role) => !kept.includes(role));
  const id = `${operation.id} › kept for ${allowed.join(" and ")}`;
  const expectation = { outcome: "answered" } as const;
  return ACCOUNTS.flatMap((account) => {
    const by = (asked: Operation) => asAccount(exampleRequest(context, asked), account);
    const [who, call] = [`role of ${account}`, `call by ${account}`];
    const steps = [
      stepOf(id, "role", own.operation, {
        name: who,
        request: by(own.operation),
        expectation,
      }),
      stepOf(id, "role", operation, { name: call, request: by(operation), expectation }),
    ];
    return seriesOf(`${id}: ${account}`, steps, [
      { kind: "kept-for", who, pointer: own.pointer, ordinary, allowed, call, specPointer: operation.pointer },
    ]);
  });
}

const EXTENSION = "x-same-answer";
const [FIRST, AGAIN] = ["one", "other"];

/** Two requests that must get the same answer, because a difference would reveal something (`x-same-answer`). */
export function sameAnswerSeries(context: PlanContext, operation: Operation): Series[] {
  return entriesOf(context, operation, EXTENSION).flatMap((entry, index): Series[] => {
    const when = String(entry["when"]);
    const id = `${operation.id} › same answer when ${when}`;
    const base = documentedRequest(context, operation, entry);
    const [one, other] = ["change", "as"].map((name) =>
      changedRequest(context, operation, id, base, objectOr(entry[name])),
    );
    if (!one || !other) return [];
    const of = (name: string, { request }: typeof one) =>
      stepOf(id, "access", operation, { name, request, expectation: { outcome: "answered" } });
    return seriesOf(
      id,
      [...one.reads, ...other.reads, of(FIRST, one), of(AGAIN, other)],
      [
        {
          kind: "same-answer",
          first: FIRST,
          again: AGAIN,
          when,
          moving: changingMembers(context.contract, operation),
          specPointer: `${operation.pointer}/${EXTENSION}/${index}`,
        },
      ],
      { isEarly: true },
    );
  });
}
