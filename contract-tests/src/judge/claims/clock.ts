import { isObject, tokensOf, valueAt } from "../../json.ts";
import type { Countdown } from "../../plan/claim.ts";
import { canonical, withoutMembers } from "../values/comparison.ts";
import { momentOf } from "../values/numbers.ts";
import { valuesAt } from "../values/values-at.ts";
import { findingIn, type ClaimFinding } from "./answered-step.ts";
import { type Judges, type Steps, whenSucceeded } from "./judges.ts";

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
/** Both values are whole seconds, and may be rounded differently. */
const ROUNDING_SECONDS = 1.5;

/** Tolerated difference between clocks. */
const NEAR_MS = 5 * 60 * MS_PER_SECOND;

type Readings = Steps<"first" | "again">;

/** Pointer of the object that contains the field. */
const ownersOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

/** How much a countdown fell between two readings of an object that is otherwise the same. */
function fallOf(place: Countdown, moving: readonly string[], { first, again }: Readings, passed: number) {
  const tokens = tokensOf(place.pointer);
  const name = tokens.at(-1) ?? "";
  const owners = ownersOf(place.pointer);
  const before = valuesAt(first.answer.json, owners);
  return valuesAt(again.answer.json, owners).flatMap(({ pointer, value }): ClaimFinding[] => {
    const earlier = before.find((item) => item.pointer === pointer)?.value;
    if (!isObject(earlier) || !isObject(value)) return [];
    if (canonical(withoutMembers(earlier, moving)) !== canonical(withoutMembers(value, moving))) return [];
    const [one, other] = [earlier[name], value[name]];
    // A countdown at zero waits for the next event.
    if (typeof one !== "number" || typeof other !== "number" || other === 0 || one === 0) return [];
    if (Math.abs(one - other - passed) <= ROUNDING_SECONDS) return [];
    const message = `must decrease by about ${passed.toFixed(1)} s as time passes, but went from ${one} to ${other}`;
    return [findingIn(again, "clock", `${pointer}/${name}`, message, place)];
  });
}

/** Find wrong clocks and countdowns. */
export const CLOCK_JUDGES = {
  "goes-on": whenSucceeded(["first", "again"], (claim, { first, again }) => {
    const tell = (message: string) => [findingIn(again, "clock", claim.pointer, message, claim)];
    const [one, other] = [first, again].map(({ answer }) => momentOf(valueAt(answer.json, claim.pointer)));
    if (one === undefined || other === undefined) return [];
    if (other < one) return tell(`went back from ${one} to ${other}`);
    return claim.moves && other === one ? tell(`must move forward, but stays at ${one}`) : [];
  }),
  ahead: whenSucceeded(["step"], (claim, { step }) => {
    const { pointer, of, withinMs = Infinity } = claim;
    const [later, now] = [pointer, of].map((place) => momentOf(valueAt(step.answer.json, place)));
    if (later === undefined || now === undefined) return [];
    const wrong = (message: string) => [findingIn(step, "clock", pointer, message, claim)];
    if (later <= now) return wrong(`must be later than ${of}, which is ${now}, but is ${later}`);
    if (later - now > withinMs) return wrong(`must be within ${withinMs} ms of ${of}, but is ${later - now} ms later`);
    const seconds = Number(/max-age=(\d+)/i.exec(step.answer.headers.get("cache-control") ?? "")?.[1] ?? 0);
    if (now + seconds * MS_PER_SECOND <= later) return [];
    const message = `lets caches store the answer for ${seconds} s, which is past its ${pointer}`;
    return [findingIn(step, "clock", "header cache-control", message, claim)];
  }),
  /** Compares with the server's own `Date`; without one, with this machine's clock, which may itself be wrong. */
  near: whenSucceeded(["step"], (claim, { step }) => {
    const { pointer, withinMs = NEAR_MS } = claim;
    const { json, headers, at } = step.answer;
    const told = momentOf(valueAt(json, pointer));
    const date = momentOf(headers.get("date"));
    const now = date ?? at;
    if (told === undefined || now === undefined || Math.abs(told - now) <= withinMs) return [];
    const whose = date === undefined ? "the clock of this machine" : "the header date";
    const seconds = Math.round(Math.abs(told - now) / MS_PER_SECOND);
    const minutes = Math.round(seconds / SECONDS_PER_MINUTE);
    const difference = withinMs < NEAR_MS ? `${seconds} seconds` : `${minutes} minutes`;
    const message = `is ${difference} ${told > now ? "ahead of" : "behind"} ${whose}`;
    return [findingIn(step, "clock", pointer, message, claim)];
  }),
  falls: whenSucceeded(["first", "again"], ({ clock, places }, readings) => {
    const [one, other] = [readings.first, readings.again].map(({ answer }) => momentOf(valueAt(answer.json, clock)));
    if (one === undefined || other === undefined) return [];
    const passed = (other - one) / MS_PER_SECOND;
    const moving = places.map(({ pointer }) => tokensOf(pointer).at(-1) ?? "");
    return places.flatMap((place) => fallOf(place, moving, readings, passed));
  }),
} satisfies Partial<Judges>;
