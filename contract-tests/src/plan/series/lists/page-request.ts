import type { Parameter } from "../../../spec/contract.ts";
import type { JsonObject } from "../../../json.ts";
import { withSource, withParameters, placeOf } from "../../generate/requests.ts";
import type { CaseRequest, PageSize, StepSource } from "../../case.ts";
import type { Walk } from "../../read/lists/inferred-paging.ts";

/** What a page is asked for: its number from 0 on, its size, the step that has the page before, and more parameters of the query. */
export interface Turn {
  readonly index: number;
  readonly size: number | PageSize;
  readonly before?: string;
  readonly query?: JsonObject;
}

const from = (given: CaseRequest, { name }: Parameter, source: StepSource): CaseRequest =>
  withSource(given, { ...placeOf("query", name), source });

/** The request for one page of a list, whether it names the number of the page, a number of rows to skip, or a cursor. */
export function pageRequest(walk: Walk, base: CaseRequest, { index, size, before, query = {} }: Turn): CaseRequest {
  const { by, turn, next = "" } = walk;
  const isPicked = typeof size === "object";
  const request = withParameters(base, "query", {
    ...query,
    ...(by === "page" && { [turn.name]: index + walk.first }),
    ...(by === "offset" && { [turn.name]: isPicked ? 0 : index * size }),
    [walk.size.name]: isPicked ? 1 : size,
  });
  const sized = isPicked ? from(request, walk.size, size) : request;
  if (index > 0 && by === "offset" && isPicked) return from(sized, turn, size);
  if (by !== "cursor" || before === undefined) return sized;
  return from(sized, turn, { step: before, pointer: next, isNeeded: true });
}
