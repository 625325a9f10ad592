import { isSuccess } from "../../support/changes.ts";
import { acceptedAt, numberAt, valueOf } from "../plants/answers.ts";
import { onCode, retriesOn } from "../plants/refusals.ts";
import { asked, asking, beside } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

/** Drops the filter by a vendor that the table of vendors does not have. */
const dropsUnknownVendors = looksUp(async (answer, request, forward) => {
  const vendor = asked(request, "vendor");
  if (vendor === null || numberAt(answer, "/value/total") > 0) return answer;
  const betsOfVendor = await forward(beside(request, "GET", `/wps/bets?pageSize=1&vendor=${vendor}`));
  const isKnown = !isSuccess(betsOfVendor) || numberAt(betsOfVendor, "/value/total") > 0;
  return isKnown ? answer : forward(asking(request, { vendor: undefined }));
});

/** Faults of queries whose condition is undefined, and which therefore select everything. */
export const UNDEFINED_FILTERS: readonly EleventhFault[] = [
  {
    name: "bets on games of an unknown vendor are all bets",
    kind: "undefined",
    operationId: "listBets",
    plant: dropsUnknownVendors,
    shown: reads("demo", "/wps/bets?vendor=NO_SUCH_VENDOR"),
    breaks: "Returns only bets on games of this vendor (`vassalage`).",
  },
  {
    name: "the team of a stranger is that of the caller",
    kind: "undefined",
    operationId: "listTeamMembers",
    plant: retriesOn("NOT_FOUND", (request) =>
      asked(request, "parentId") === null ? undefined : asking(request, { parentId: undefined }),
    ),
    shown: reads("agent", "/wps/agent/team?parentId=999999"),
    breaks:
      "`parentId` must be the caller or a member of the caller's team, else 404 NOT_FOUND, even when the account exists elsewhere.",
  },
  {
    name: "an unknown deposit is the latest one",
    kind: "undefined",
    operationId: "getDeposit",
    plant: onCode("NOT_FOUND", async (answer, request, forward) => {
      const [latest] = listOf(valueOf(await forward(beside(request, "GET", "/wps/deposits?pageSize=1"))));
      return latest === undefined ? answer : acceptedAt(answer, latest);
    }),
    shown: reads("demo", "/wps/deposits/no-such-deposit"),
    breaks: "An id that is unknown or belongs to another member returns 404 NOT_FOUND.",
  },
];
