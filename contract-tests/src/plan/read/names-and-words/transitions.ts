import { objectOr, stringsOf, textOr, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import { dereference, typesOf } from "../schemas.ts";

/** The member of an object that says in which state it is, and its values. */
export interface StatusMember {
  readonly name: string;
  readonly values: readonly string[];
}

const STATUS = /(?:^|_)(?:status|state|phase|stage)$|(?:Status|State|Phase|Stage)$/;

/** The member that says in which state an object is: an enum with such a name. */
export function statusMemberOf(document: JsonObject, properties: JsonObject): StatusMember | undefined {
  return Object.entries(properties)
    .map(([name, schema]) => ({ name, values: stringsOf(dereference(document, schema)["enum"]) }))
    .find(({ name, values }) => STATUS.test(name) && values.length > 1);
}

const lastOf = (path: string): string => path.split("/").at(-1) ?? "";

/**
 * The operations that change the state of one object, such as POST /orders/{orderId}/cancel. A path that can be read, or has objects below it, is a
 * list of other objects.
 * @param item the path of one object
 */
export function actionsOn(operations: readonly Operation[], item: string): Operation[] {
  const isList = (path: string) =>
    operations.some((other) => (other.method === "GET" && other.path === path) || other.path.startsWith(`${path}/{`));
  return operations.filter(
    ({ method, path }) =>
      ["POST", "PUT"].includes(method) &&
      path.startsWith(`${item}/`) &&
      /^[a-z][\w-]*$/i.test(path.slice(item.length + 1)) &&
      !isList(path),
  );
}

const FEWEST_LETTERS = 3;
const MOST_LETTERS = 5;

/** The state that the name of an action speaks of: `cancel` leads to `cancelled`. Undefined when there is no such state. */
export function stateAfter({ path }: Pick<Operation, "path">, { values }: StatusMember): string | undefined {
  const verb = lastOf(path)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  const stem = verb.replace(/e$/, "").slice(0, MOST_LETTERS);
  const found = values.filter((value) => value.toLowerCase().startsWith(stem));
  return stem.length >= FEWEST_LETTERS && found.length === 1 ? found[0] : undefined;
}

/** How words name the states in which an action is possible, before the names of the states. */
const POSSIBLE = String.raw`\bonly (?:for |from |in |on |if |when |while )?(?:an? |the |it is |its \w+ is |\w+ (?:is|are|in|with) )*|\bmust (?:still )?be (?:in )?(?:an? )?|\b(?:is|are) not |\bunless (?:it|the \w+|its \w+) is |\bother than `;

/**
 * The states in which the words of a spec allow an action: "Only an open order can be cancelled", "409 if it is not open", "From `draft` to
 * `sent`, from any other state 409". Empty when they do not say it.
 */
export function statesAllowing({ description }: Pick<Operation, "description">, { values }: StatusMember): string[] {
  const name = values.map((value) => value.replaceAll(/[^\w]/g, ".")).join("|");
  const list = String.raw`(?:(?:status|state) )?[\`"']?(?:${name})[\`"']?(?:(?:, | or |, or | and )(?:an? )?[\`"']?(?:${name})[\`"']?)*`;
  const opening = new RegExp(String.raw`^\W*\w+ (?:an? |the )(?<states>${list}) \w`, "i").exec(description)?.groups?.[
    "states"
  ];
  const isLimited = /\b409\b|otherwise/i.test(description);
  const told = [...description.matchAll(new RegExp(`(?:${POSSIBLE})(?<states>${list})(?![\\w-])`, "gi"))];
  const change = new RegExp(String.raw`\bfrom (?:an? |the )?(?<states>${list}) (?:in)?to\b`, "i").exec(description);
  const words = [
    ...(isLimited ? [opening, change?.groups?.["states"]] : []),
    ...told.map(({ groups }) => groups?.["states"]),
  ].join(" ");
  return values.filter((value) =>
    new RegExp(`(?<![\\w-])${value.replaceAll(/[^\w]/g, ".")}(?![\\w-])`, "i").test(words),
  );
}

const FROM = /^(?:from|before|allowed in|when)\b/i;
const TO = /^(?:to|after|becomes|then|new state)\b/i;
const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.replaceAll("`", "").trim());

/**
 * What a table in the words of a spec says of an action: `| approve | requested | approved |` below `| action | from | to |`. Undefined when there is no
 * such table.
 */
export function tableRule(
  { description }: Pick<Operation, "description">,
  action: string,
  { values }: StatusMember,
): { readonly from: string[]; readonly to: string | undefined } | undefined {
  const rows = description
    .split("\n")
    .filter((line) => line.trim().startsWith("|"))
    .map(cellsOf);
  const head = rows.find((cells) => cells.some((cell) => FROM.test(cell)) && cells.some((cell) => TO.test(cell)));
  const row = rows.find((cells) => cells[1] === action);
  if (!head || !row) return undefined;
  const statesIn = (column: RegExp): string[] => {
    const words = (row[head.findIndex((cell) => column.test(cell))] ?? "").split(/[\s,]+/);
    return values.filter((value) => words.includes(value));
  };
  const [to, ...more] = statesIn(TO);
  return { from: statesIn(FROM), to: more.length === 0 ? to : undefined };
}

/** A number of an object that says how many others belong to it, or how many are left. */
export interface Counter {
  readonly name: string;
  readonly sign: 1 | -1;
  /** The states in which another object counts; empty for all. */
  readonly states: readonly string[];
}

const COUNTS = /count|number|total|how many/i;
const LEFT = /avail|remain|free|left|vacan|unused/i;
const singularOf = (collection: string): string => collection.toLowerCase().replace(/ies$/, "y").replace(/s$/, "");

/**
 * The numbers of an object that change with objects of a collection, by their names and words: `openLoans`, "Number of loans", or `available`, which the
 * words of the creating operation or its own connect with them.
 */
export function countersOf(
  document: JsonObject,
  properties: JsonObject,
  collection: string,
  { words, status }: { readonly words: string; readonly status: StatusMember | undefined },
): Counter[] {
  const child = singularOf(collection);
  return Object.entries(properties).flatMap(([name, schema]): Counter[] => {
    const resolved = dereference(document, schema);
    const own = `${name.replaceAll(/([a-z])([A-Z])/g, "$1 $2")} ${textOr(objectOr(schema)["description"], textOr(resolved["description"], ""))}`;
    const isAboutChild = own.toLowerCase().includes(child);
    const isNamed = new RegExp(`\\b${name}\\b`).test(words);
    if (typesOf(resolved)[0] !== "integer" || (!isAboutChild && !isNamed)) return [];
    const states = (status?.values ?? []).filter((value) =>
      new RegExp(`\\b${value.replaceAll(/[_-]/g, " ")}\\b`, "i").test(own),
    );
    if (LEFT.test(name)) return [{ name, sign: -1, states }];
    return COUNTS.test(own) && isAboutChild ? [{ name, sign: 1, states }] : [];
  });
}

/** How words say that a number rises or falls, before or after its name. */
const RISES = /rais|rise|increas|increment|adds?\b|plus|goes up|one more|returns?\b|frees?\b|gives? back/i;
const FALLS = /lower|fall|decreas|decrement|reduc|minus|subtract|goes down|one less|one fewer|takes?\b/i;

/** By how much the words of an action say that it changes a number; undefined when they do not say it. */
export function changeBy({ description }: Pick<Operation, "description">, name: string): 1 | -1 | undefined {
  const sentence = description.split(/\.(?:\s|$)/).find((it) => new RegExp(`\\b${name}\\b`).test(it)) ?? "";
  if (RISES.test(sentence) === FALLS.test(sentence)) return undefined;
  return RISES.test(sentence) ? 1 : -1;
}

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5 };
const AT_MOST =
  /\b(?:at most|no more than|up to|only) (?:(?<often>once|twice)|(?<count>\d|two|three|four|five) times)[^.;]*?\b409\b/i;

/** How often an action is possible on one object by its words: "at most twice (409)". Undefined when they do not say it. */
export function mostCalls(
  { description }: Pick<Operation, "description">,
  verb: string,
  isChoice: boolean,
): number | undefined {
  const parts = description.split(/[.;](?:\s|$)/);
  // Words about one of several actions name it.
  const own = isChoice ? parts.filter((part) => new RegExp(`\\b${verb}\\b`, "i").test(part)) : parts;
  const { often, count } = own.map((part) => AT_MOST.exec(part)?.groups).find(Boolean) ?? {};
  const told = (often ?? count)?.toLowerCase();
  return told === undefined ? undefined : (TIMES[told] ?? Number(told));
}
