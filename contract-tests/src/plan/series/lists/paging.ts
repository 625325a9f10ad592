import type { Operation } from "../../../spec/contract.ts";
import { escapeToken, type JsonObject } from "../../../json.ts";
import {
  exampleRequest,
  unfiltered,
  withoutSubstitution,
  withSource,
  withParameters,
  withOnly,
  placeOf,
} from "../../generate/requests.ts";
import type { PlanContext } from "../../context.ts";
import { NOT_FOUND } from "../../../status-codes.ts";
import type { CaseRequest, Expectation, PageSize, Series } from "../../case.ts";
import { SeriesSteps } from "../step.ts";
import { pageRequest, type Turn } from "./listed-objects.ts";
import { dereference, numberOf, typesOf, changingMembers, successPlaces, memberNamed } from "../../read/schemas.ts";
import { type Walk, wholeSize } from "../../read/lists/paging.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { isTagged } from "../conditional-requests.ts";

/** Small, so that even short lists have several pages. */
const SIZE = 2;
const BEYOND = 100_000;
const PAGES = ["first", "second", "third"] as const;
const WHOLE = "whole";
const UNSIZED = "without a size";
const AGAIN = "first again";
/** A list may have many orders. */
const MOST_ORDERS = 8;
const SERIES_NAMES = { page: "paging", cursor: "cursors", offset: "offsets" } as const;

/** A list may have many filters. */
const MOST_PARTS = 4;
/** A page that ends with the list, and one that leaves a row, each with the page after it. */
const ENDINGS = [
  ["exactly all rows", "after all rows", "all"],
  ["all rows but one", "the last row", "all but one"],
] as const;

/** How the words of a spec speak of a page after the last one. */
const BEYOND_THE_END = /(?:beyond|after|past|behind) the (?:last|end)/i;

/** How the words of a spec say that the last page names no next one. */
const ENDS = /\bnull\b|absent|missing|omitted|no (?:more|further|next)|last page|end of the list/i;

/** Plans the pages of one list. */
class Pages extends SeriesSteps {
  readonly #operation: Operation;
  readonly #walk: Walk;
  readonly #base: CaseRequest;

  constructor(context: PlanContext, operation: Operation, walk: Walk) {
    super(`${operation.id} › ${SERIES_NAMES[walk.by]}`, context, "paging", "lawful");
    this.#operation = operation;
    this.#walk = walk;
    const example = exampleRequest(context, operation);
    this.#base = walk.by === "page" ? example : unfiltered(operation, example);
  }

  /** The size of a page that holds a whole list of moderate length. */
  get #wholeSize(): number {
    return wholeSize(this.context, this.#walk.size);
  }

  request(turn: Turn): CaseRequest {
    return pageRequest(this.#walk, this.#base, turn);
  }

  #ask(name: string, request: CaseRequest, isNeeded = false, expectation?: Expectation): void {
    this.add(name, this.#operation, request, isNeeded, expectation);
  }

  /** The first pages, a page beyond all others, and the whole list make up one list. */
  followed(): void {
    const { by, turn, size, places } = this.#walk;
    const { document } = this.context.contract;
    for (const [index, name] of PAGES.entries()) {
      const before = PAGES[index - 1];
      this.#ask(name, this.request({ index, size: SIZE, ...(before && { before }) }), index === 0 && by !== "cursor");
    }
    const hasBeyond = by !== "cursor";
    if (hasBeyond) {
      const beyond = numberOf(dereference(document, turn.schema), "maximum") ?? BEYOND;
      const request = this.request({ index: 0, size: SIZE });
      const wanted = withParameters(request, "query", { [turn.name]: beyond });
      this.#ask("beyond", wanted, false, this.#beyondTheEnd());
    }
    this.#ask(WHOLE, this.request({ index: 0, size: this.#wholeSize }));
    const usual = numberOf(dereference(document, size.schema), "default");
    if (by === "page" && usual !== undefined && !size.required)
      this.#ask(UNSIZED, withoutSize(this.request({ index: 0, size: usual }), size.name));
    this.#ask(AGAIN, this.request({ index: 0, size: SIZE }));
    if (by === "page" && isTagged(this.#operation)) {
      const moving = changingMembers(this.context.contract, this.#operation);
      this.claims.push({ kind: "own-tags", steps: PAGES, moving });
    }
    const facts = { whole: WHOLE, beyond: hasBeyond ? "beyond" : "", last: AGAIN, places, size: SIZE };
    this.claims.push({ kind: "one-list", pages: PAGES, ...facts });
  }

  /** What the words of the spec say of a page after the last one. */
  #beyondTheEnd(): Expectation {
    const words = `${this.#walk.turn.description}. ${this.#operation.description}`.split(/\.(?:\s|$)/);
    const isRefused = words.some((sentence) => BEYOND_THE_END.test(sentence) && sentence.includes(String(NOT_FOUND)));
    if (!isRefused || !this.#walk.places.isInferred) return { outcome: "lawful" };
    return { outcome: "refused", reason: "the page is after the last one", status: NOT_FOUND };
  }

  /** A number of rows that follows from the whole list in a step. */
  #sizeOf(step: string, take: PageSize["take"], field?: string): PageSize {
    const { places, next } = this.#walk;
    const { rows, total } = places;
    const most = this.#wholeSize;
    const known = { ...(next !== undefined && { next }), most, take, ...(field !== undefined && { field }) };
    return { step, isNeeded: true, rows, total, ...known };
  }

  /** The whole list, and parts of it by a filter: the whole one may be too long for one page. */
  get #parts(): readonly (readonly [name: string, query: JsonObject])[] {
    const { filters } = readList(this.context, this.#operation);
    const { document } = this.context.contract;
    const parts = filters.flatMap(({ parameter: name, match, members = [] }): [string, JsonObject][] => {
      const schema = dereference(document, this.#operation.parameters.find((it) => it.name === name)?.schema);
      const known = [schema["enum"] ?? dereference(document, schema["items"])["enum"] ?? members].flat();
      const values: unknown[] = typesOf(schema).includes("boolean") ? [false, true] : known;
      return match === "equal" || match === "listed"
        ? values.map((value) => [` of ${name} ${String(value)}`, { [name]: value }])
        : [];
    });
    return [["", {}], ...parts.slice(-MOST_PARTS)];
  }

  /** A page of one row, a page that ends exactly with the list, and a page that leaves one row for the next. */
  edges(): void {
    const { places, size, next } = this.#walk;
    if ((numberOf(dereference(this.context.contract.document, size.schema), "minimum") ?? 1) <= 1) {
      this.#ask("one row", this.request({ index: 0, size: 1 }));
      const facts = { places, size: 1, listSize: this.#wholeSize };
      this.claims.push({ kind: "filtered-page", list: WHOLE, page: "one row", last: WHOLE, ...facts });
    }
    this.#lastRow();
    for (const [part, query] of this.#parts) {
      if (part !== "") this.#ask(WHOLE + part, this.request({ index: 0, size: this.#wholeSize, query }));
      for (const [page, after, take] of ENDINGS) {
        const picked = this.#sizeOf(WHOLE + part, take);
        this.#ask(page + part, this.request({ index: 0, size: picked, query }));
        this.#ask(after + part, this.request({ index: 1, size: picked, before: page + part, query }));
        const names = { page: page + part, after: after + part, whole: WHOLE + part };
        const facts = { places, next, isTold: this.#tellsEnd(next) };
        this.claims.push({ kind: "next-page", ...names, rowsLeft: take === "all" ? 0 : 1, ...facts });
      }
    }
  }

  /** The rows from the last one on: there is one, and the total counts no others. */
  #lastRow(): void {
    const { by, places, turn } = this.#walk;
    if (by !== "offset" || places.total === "") return;
    const source = { step: WHOLE, pointer: places.total, plus: -1, isNeeded: true } as const;
    const request = this.request({ index: 0, size: SIZE });
    this.#ask("from the last row on", withSource(request, { ...placeOf("query", turn.name), source }));
  }

  /** Whether the words about the value that asks for the next page say when there is none. */
  #tellsEnd(next: string | undefined): boolean {
    const { contract } = this.context;
    if (next === undefined) return false;
    const { description } = this.#operation;
    const name = next.slice(next.lastIndexOf("/") + 1);
    const sentences = description.split(/\.(?:\s|$)/).filter((sentence) => sentence.split(/\W+/).includes(name));
    const own = successPlaces(contract, this.#operation, memberNamed("description"));
    return [...sentences, ...own.flatMap(({ pointer, mark }) => (pointer === next ? [mark] : []))].some(
      (words) => typeof words === "string" && ENDS.test(words),
    );
  }

  /** In each order, a page that ends between two rows that are equal by the sorted member is followed by the right row. */
  orders(): void {
    const { places, size } = this.#walk;
    const { sort } = readList(this.context, this.#operation);
    for (const { value, field } of sort?.options.slice(0, MOST_ORDERS) ?? []) {
      const query = { [sort?.name ?? ""]: value };
      const [whole, one, other] = [`by ${value}`, `by ${value}, to a tie`, `by ${value}, from a tie`];
      const picked = this.#sizeOf(whole, "tie", `/${escapeToken(field)}`);
      this.#ask(whole, this.request({ index: 0, size: this.#wholeSize, query }));
      this.#ask(one, this.request({ index: 0, size: picked, query }));
      this.#ask(other, this.request({ index: 1, size: picked, before: one, query }));
      const facts = { whole, beyond: "", last: one, places, size: SIZE, sizeName: size.name };
      this.claims.push({ kind: "one-list", pages: [one, other], ...facts });
    }
  }
}

function withoutSize(request: CaseRequest, name: string): CaseRequest {
  const { [name]: _, ...query } = request.parameters.query;
  const substitutions = withoutSubstitution(request.substitutions, "query", `/${escapeToken(name)}`);
  return { ...withOnly(request, "query", query), substitutions };
}

/**
 * The pages of a list must match each other in any size, whether a request names the number of a page, a number of rows to skip, or a cursor. What
 * a page says of itself is checked in every response.
 */
export function pagingSeries(context: PlanContext, operation: Operation): Series[] {
  const { walk } = readList(context, operation);
  if (operation.method !== "GET" || !walk) return [];
  const pages = new Pages(context, operation, walk);
  pages.followed();
  if (context.contract.profile.guessesFilters) {
    pages.edges();
    pages.orders();
  }
  return pages.series;
}
