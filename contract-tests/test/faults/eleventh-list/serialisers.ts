import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, valueOf } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { beside, bodyOf, withBody } from "../plants/requests.ts";
import { sends } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const MEMBER = "/wps/member/info";
const LIMITS = "/wps/responsible/limits";

/** Answers a request to remove a limit with the limits as they are. */
const ignoresRemoval: Plant = () => async (request, forward) => {
  if (bodyOf(request)?.["remove"] !== true) return forward(request);
  const seen = await forward(beside(request, "GET", LIMITS));
  return isSuccess(seen) ? acceptedAt(seen, valueOf(seen)) : forward(request);
};

/** Changes a profile without its e-mail address. */
const ignoresEmail: Plant = () => async (request, forward) => {
  const { email, ...others } = bodyOf(request) ?? {};
  if (email === undefined) return forward(request);
  if (Object.keys(others).length > 0) return forward(withBody(request, { email: undefined }));
  const seen = await forward(beside(request, "GET", MEMBER));
  return isSuccess(seen) ? acceptedAt(seen, valueOf(seen)) : forward(request);
};

/** Faults of fields that a serialiser reads but does not write. */
export const SERIALISERS: readonly EleventhFault[] = [
  {
    name: "a new e-mail address is ignored without an error",
    kind: "serialisers",
    operationId: "setMemberInfo",
    plant: ignoresEmail,
    findingAt: ["setMemberInfo", "getSecurityOverview"],
    shown: sends("demo", "PUT", MEMBER, { email: "shapla@elsewhere.example" }),
    breaks:
      "Changes the nickname, contacts, e-mail address or picture (E025) and returns the member as getMemberInfo does.",
  },
  {
    name: "the removal of a limit is ignored without an error",
    kind: "serialisers",
    operationId: "setPlayLimits",
    plant: ignoresRemoval,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "5000.00" } });
        return ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", remove: true } });
      },
    },
    breaks: "Until then the current limit applies, and `pending` contains the change.",
  },
  {
    name: "the end of an offer is ignored without an error",
    kind: "serialisers",
    operationId: "offerContract",
    plant: misreadsBody(({ to }) => (to === undefined ? undefined : { to: undefined })),
    findingAt: ["offerContract", "listContracts"],
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/contracts",
      {
        memberId: "100003",
        kind: "daily",
        period: "monthly",
        tiers: [{ rate: "0.50", activeMembers: 0, betAmount: "0.00" }],
        to: "2099-12-31T00:00:00Z",
      },
      "an-offer-with-an-end",
    ),
    breaks: "Time at which the contract ends automatically.",
  },
];
