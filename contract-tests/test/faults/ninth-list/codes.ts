import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { withMembers } from "../plants/answers.ts";
import { onCode, recoded, recodes } from "../plants/refusals.ts";
import { textIn } from "../plants/requests.ts";
import { sends, textAt } from "../plants/showings.ts";
import type { NinthFault } from "./ninth-fault.ts";

const REDEMPTION = "/wps/session/handoff/redemption";

/** Says that a code which was used has expired. */
const endsUsedCodes: Plant = () => {
  const used = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    const code = textIn(request, "code");
    if (isSuccess(answer)) used.add(code);
    return !isSuccess(answer) && used.has(code) ? recoded(answer, 422, "VERIFICATION_CODE_EXPIRED") : answer;
  };
};

/** Faults of refusals with the code of another reason. */
export const CODES: readonly NinthFault[] = [
  {
    name: "an offer to a stranger is an offer to someone who is no direct downline",
    kind: "codes",
    operationId: "offerContract",
    plant: recodes("NOT_FOUND", 422, "NOT_ELIGIBLE"),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/contracts",
      {
        memberId: "999999",
        kind: "realtime",
        period: "daily",
        tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "0" }],
      },
      "an-offer-to-a-stranger",
    ),
    breaks: "A member outside the team returns 404 NOT_FOUND;",
  },
  {
    name: "bytes that are no picture have an unsupported media type",
    kind: "codes",
    operationId: "uploadImage",
    plant: recodes("UPLOAD_INVALID", 415, "UNSUPPORTED_MEDIA_TYPE"),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/uploads", {
          bytes: new TextEncoder().encode("GIF89a, which is no PNG"),
          headers: { "content-type": "image/png" },
        }),
    },
    breaks:
      "a picture that is neither png nor jpg, differs from the `Content-Type`, or cannot be decoded returns UPLOAD_INVALID.",
  },
  {
    name: "a limit with too many decimals is an invalid request",
    kind: "codes",
    operationId: "setPlayLimits",
    plant: onCode("AMOUNT_OUT_OF_RANGE", (answer) =>
      withMembers(recoded(answer, 400, "INVALID_REQUEST"), {
        details: [{ path: "body/amount", message: "must have at most two decimals" }],
      }),
    ),
    shown: sends("demo", "PUT", "/wps/responsible/limits", { kind: "loss", period: "7d", amount: "5.123" }),
    breaks: "The amount has more decimals than its currency; nothing has changed.",
  },
  {
    name: "a handoff code that was used has expired",
    kind: "codes",
    operationId: "redeemHandoff",
    plant: endsUsedCodes,
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { code: await textAt(ask("POST", "/wps/session/handoff"), "/code") };
        await ask("POST", REDEMPTION, { body });
        return ask("POST", REDEMPTION, { body });
      },
    },
    breaks:
      "A code that is unknown, was already used or belongs to a session that has ended returns 422 VERIFICATION_CODE_INVALID;",
  },
];
