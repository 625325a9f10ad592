import type { Operation, Parameter } from "../../../spec/contract.ts";
import { escapeToken } from "../../../json.ts";
import { exampleRequest, unfiltered } from "../../generate/base-request.ts";
import { withSource } from "../../generate/substitutions.ts";
import type { PlanContext } from "../../context.ts";
import type { Claim } from "../../claim.ts";
import type { CaseRequest, Series, Step } from "../../case.ts";
import { stepOf } from "../step.ts";
import { dereference } from "../../read/dereference.ts";
import { offsetPaging } from "../../read/lists/inferred-paging.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { wholeSize } from "../../read/lists/marked-paging.ts";
import { isTagged } from "../conditional-requests.ts";
import { changingMembers } from "../../read/annotated-schemas.ts";

/** Small, so that even short lists have several pages. */
const SIZE = 2;
const BEYOND = 100_000;
const PAGES = ["first", "second", "third"] as const;
const WHOLE = "whole";
const UNSIZED = "without a size";
const AGAIN = "first again";

/** The pages of a list must match each other in any size. What a page says of itself is checked in every response. */
export function pagingSeries(context: PlanContext, operation: Operation): Series[] {
  const paged = operation.method === "GET" ? readList(context, operation).paged : undefined;
  if (!paged) return [];
  const { number, size, places } = paged;
  const id = `${operation.id} › paging`;
  const base = exampleRequest(context, operation);
  const at = (page: number, pageSize: number): CaseRequest => ({
    ...base,
    parameters: { ...base.parameters, query: { ...base.parameters.query, [number.name]: page, [size.name]: pageSize } },
  });
  const of = (name: string, request: CaseRequest): Step =>
    stepOf(id, "paging", operation, { name, request, isNeeded: name === PAGES[0] });
  const { default: usual } = dereference(context.contract.document, size.schema);
  const hasUsual = typeof usual === "number" && !size.required;
  const claims: Claim[] = [
    ...(isTagged(operation)
      ? [{ kind: "own-tags", steps: PAGES, moving: changingMembers(context.contract, operation) } as const]
      : []),
    {
      kind: "one-list",
      pages: PAGES,
      whole: WHOLE,
      beyond: "beyond",
      last: AGAIN,
      places,
      size: SIZE,
    },
  ];
  return [
    {
      id,
      groups: [
        ...PAGES.map((name, index) => [of(name, at(index + 1, SIZE))]),
        [of("beyond", at(beyondOf(context, number), SIZE))],
        [of(WHOLE, at(1, wholeSize(context, size)))],
        ...(hasUsual ? [[of(UNSIZED, withoutSize(at(1, usual), size.name))]] : []),
        [of(AGAIN, at(1, SIZE))],
      ],
      claims,
    },
  ];
}

/** The pages of a list by cursors must make up the list, without gaps and without rows twice. */
export function cursorSeries(context: PlanContext, operation: Operation): Series[] {
  const { cursors } = readList(context, operation);
  if (operation.method !== "GET" || !cursors) return [];
  const { cursor, size, rows, key, next } = cursors;
  const id = `${operation.id} › cursors`;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const at = (pageSize: number, after?: string): CaseRequest => {
    const query = { ...base.parameters.query, [size.name]: pageSize };
    const request = { ...base, parameters: { ...base.parameters, query } };
    const pointer = `/${escapeToken(cursor.name)}`;
    if (after === undefined) return request;
    return withSource(request, { place: "query", pointer, source: { step: after, pointer: next, isNeeded: true } });
  };
  const of = (name: string, request: CaseRequest): Step => stepOf(id, "paging", operation, { name, request });
  const places = { rows, key, total: "", pages: "", number: "", size: "", isInferred: true };
  const claim: Claim = { kind: "one-list", pages: PAGES, whole: WHOLE, beyond: "", last: AGAIN, places, size: SIZE };
  const pages = PAGES.map((name, index) => of(name, at(SIZE, PAGES[index - 1])));
  const others = [of(WHOLE, at(wholeSize(context, size))), of(AGAIN, at(SIZE))];
  return [{ id, groups: [...pages, ...others].map((step) => [step]), claims: [claim] }];
}

/** The pages of a list by offsets must make up the list, and tell the same total. */
export function pagingByOffsetSeries(context: PlanContext, operation: Operation): Series[] {
  const paged = operation.method === "GET" ? offsetPaging(context, operation) : undefined;
  if (!paged) return [];
  const { number, size, places } = paged;
  const id = `${operation.id} › offsets`;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const of = (name: string, offset: number, pageSize: number): Step => {
    const query = { ...base.parameters.query, [number.name]: offset, [size.name]: pageSize };
    const request = { ...base, parameters: { ...base.parameters, query } };
    return stepOf(id, "paging", operation, { name, request, isNeeded: name === PAGES[0] });
  };
  const pages = PAGES.map((name, index) => of(name, index * SIZE, SIZE));
  const others = [of("beyond", beyondOf(context, number), SIZE), of(WHOLE, 0, wholeSize(context, size))];
  const steps = [...pages, ...others, of(AGAIN, 0, SIZE)];
  const claim = {
    kind: "one-list",
    pages: PAGES,
    whole: WHOLE,
    beyond: "beyond",
    last: AGAIN,
    places,
    size: SIZE,
  } as const;
  return [{ id, groups: steps.map((step) => [step]), claims: [claim] }];
}

function withoutSize(request: CaseRequest, name: string): CaseRequest {
  const { [name]: _, ...query } = request.parameters.query;
  return { ...request, parameters: { ...request.parameters, query } };
}

/** The highest page number that the spec allows. */
function beyondOf({ contract: { document } }: PlanContext, { schema }: Parameter): number {
  const { maximum } = dereference(document, schema);
  return typeof maximum === "number" ? maximum : BEYOND;
}
