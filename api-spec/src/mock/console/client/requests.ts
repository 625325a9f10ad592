import type { LoggedRequest } from "../../world/request-log.ts";
import { element, fieldOf, fill, timeOf, type Row } from "./page.ts";

const SHOWN_REQUESTS = 100;
/** How many reasons a row shows. A choice of schemas gives one reason for each alternative, and the first ones are enough. */
const SHOWN_REASONS = 2;
const CLASS_OF_VERDICT: Readonly<Record<string, string>> = {
  "honours the contract": "good",
  "broken request": "warn",
  "broken answer": "bad",
  "ordered trouble": "info",
};

function toRow(request: LoggedRequest): Row {
  const { at, method, path, operationId = "–", status, code, verdict, reasons, by, durationMs } = request;
  const why = reasons
    .slice(0, SHOWN_REASONS)
    .map((reason) => `${reason.path} ${reason.message}`)
    .concat(reasons.length > SHOWN_REASONS ? [`and ${reasons.length - SHOWN_REASONS} more`] : [])
    .join("; ");
  return [
    timeOf(at),
    method,
    { text: path, className: "path" },
    operationId,
    code ? `${status} ${code}` : status,
    { text: why ? `${verdict}: ${why}` : verdict, className: `verdict ${CLASS_OF_VERDICT[verdict] ?? ""}` },
    by ?? "–",
    { text: String(durationMs), className: "number" },
  ];
}

/** Shows the request log, filtered by the form above it. Requests outside the contract, such as the console's, are left out. */
export function showRequests(requests: readonly LoggedRequest[]): void {
  const form = element("request-filter");
  const verdict = fieldOf(form, "verdict");
  const text = fieldOf(form, "text").toLowerCase();
  const shown = requests.filter(
    (line) =>
      line.verdict !== "beside the contract" &&
      (verdict === "" || line.verdict === verdict) &&
      `${line.path} ${line.operationId ?? ""}`.toLowerCase().includes(text),
  );
  const isNarrowed = verdict !== "" || text !== "";
  const empty = isNarrowed ? "No requests match this filter." : "No requests yet.";
  fill("requests", shown.slice(0, SHOWN_REQUESTS).map(toRow), empty);
}
