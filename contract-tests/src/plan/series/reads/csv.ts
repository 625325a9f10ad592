import { essenceOf } from "../../../media-type.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { CaseRequest, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { listRequest } from "../lists/listed-objects.ts";
import { stepOf, seriesOf } from "../step.ts";
import { withParameters } from "../../generate/requests.ts";

const CSV = "text/csv";
const OK = /^2(?:\d\d|xx)$/i;

/** A list that the spec also documents as CSV has the same rows there, with the same values in columns of the same name. */
export function csvSeries(context: PlanContext, operation: Operation): Series[] {
  const types = operation.answers.flatMap(({ status, content }) => (OK.test(status) ? [...content.keys()] : []));
  const { places } = readList(context, operation);
  if (operation.method !== "GET" || !places || !types.some((type) => essenceOf(type) === CSV)) return [];
  const id = `${operation.id} › as CSV`;
  const list = listRequest(context, operation);
  const asCsv = withParameters(list, "header", { Accept: CSV });
  const of = (name: string, request: CaseRequest) => [stepOf(id, "relation", operation, { name, request })];
  return seriesOf(
    id,
    [of("list", list), of("CSV", asCsv), of("list again", list)],
    [{ kind: "same-table", list: "list", table: "CSV", last: "list again", places, specPointer: operation.pointer }],
  );
}
