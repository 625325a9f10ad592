import { escapeToken, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Series, Substitution } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { baseRequest, withSource } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { SeriesSteps } from "../../series/step.ts";
import { writableProperties } from "../lifecycle-body.ts";
import { withTagOf } from "../object-requests.ts";
import { propertiesAt } from "../resources.ts";
import { unusualValues } from "./unusual-values.ts";

const START = "read";
const MERGE_PATCH = "application/merge-patch+json";
/** Members by which the account of the run logs in, or is reached. A changed one would end the run. */
const ACCESS = /pass|secret|pin\b|e-?mail|user_?name|login|phone|mobile|token|key|role|status|two_?factor|mfa|otp/i;
const MOST_MEMBERS = 8;

/** A member of the object that a change may set alone. */
interface Member {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly value: unknown }[];
}

/** The reading operation of an object that exists once, such as GET /me for PATCH /me. */
const readOf = (operations: readonly Operation[], change: Operation): Operation | undefined =>
  operations.find(
    ({ method, path, parameters }) =>
      method === "GET" &&
      path === change.path &&
      !parameters.some(({ required, place }) => required && place !== "header"),
  );

/** The members that can be sent alone and come back, with two values each, of which at least one is new. */
function membersOf(context: PlanContext, change: Operation, shown: JsonObject): Member[] {
  const payload = plainPayloadOf(change);
  if (!payload) return [];
  const isValid = (body: JsonObject) => context.validate(payload.schemaPointer, body, "request").length === 0;
  return writableProperties(context, payload.schema)
    .filter(([name, { writeOnly }]) => name in shown && writeOnly !== true && !ACCESS.test(name))
    .flatMap(([name, schema]): Member[] => {
      const values = unusualValues(schema, name, undefined)
        .filter(({ value, hasWord }) => value !== null && hasWord !== true && isValid({ [name]: value }))
        .slice(0, 2);
      return values.length === 0 ? [] : [{ name, values }];
    })
    .slice(0, MOST_MEMBERS);
}

/**
 * A PATCH of an object that exists once, such as a profile, sets what it was sent and leaves all other members as they were. Each member is sent
 * alone, and at the end gets back the value that it had.
 */
export function singletonSeries(context: PlanContext, change: Operation, operations: readonly Operation[]): Series[] {
  const { contract } = context;
  if (!contract.profile.guessesResources || change.method !== "PATCH" || change.spoilsAccount) return [];
  const read = change.path.includes("{") ? undefined : readOf(operations, change);
  const members = read ? membersOf(context, change, propertiesAt(contract, read, "")) : [];
  if (!read || members.length < 2) return [];
  const steps = new SeriesSteps(`${change.id} › one member`, context, "effect");
  const isPartial = change.payloads.some(({ mediaType }) => mediaType.startsWith(MERGE_PATCH));
  let before = START;
  steps.add(START, read, baseRequest(context, read, undefined));
  // In the second round, all members have values that the run has set, so that none is at its default.
  for (const round of [0, 1]) {
    for (const { name: member, values } of members) {
      const { name = "", value } = values[round] ?? values[0] ?? {};
      const sent = `${round === 0 ? "set" : "set again"} ${member} ${name}`;
      const after = `read after ${sent}`;
      steps.add(sent, change, withTagOf(change, baseRequest(context, change, { [member]: value }), before));
      steps.add(after, read, baseRequest(context, read, undefined));
      const others = members.map((other) => other.name).filter((other) => other !== member);
      const facts = { read: after, at: "", specPointer: change.pointer };
      steps.claims.push(
        { kind: "others-kept", before, changed: sent, members: others, isInferred: !isPartial, ...facts },
        { kind: "returned", sent, usual: sent, usualRead: sent, member, mayDiffer: true, isInferred: true, ...facts },
      );
      before = after;
    }
  }
  for (const { name: member, values } of members) {
    const pointer = `/${escapeToken(member)}`;
    const old: Substitution = { place: "body", pointer, source: { step: START, pointer, isNeeded: true } };
    steps.add(
      `restore ${member}`,
      change,
      withSource(baseRequest(context, change, { [member]: values[0]?.value }), old),
    );
  }
  return steps.series;
}
