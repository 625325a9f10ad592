import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { refusedAt, refusesWhen } from "../plants/refusals.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { bodyOf, callerOf, textIn } from "../plants/requests.ts";
import { sends } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const MINUTES_OF_DAY = 1440;
const ADDRESS = "shapla@elsewhere.example";

/** Requires an address that no account has, not even that of the member. */
const findsOwnAddressTaken: Plant = () => {
  const addresses = new Map<string, string>();
  return async (request, forward) => {
    const answer = await forward(request);
    const email = textIn(request, "email");
    if (!isSuccess(answer) || email === "") return answer;
    const isOwn = addresses.get(callerOf(request)) === email;
    addresses.set(callerOf(request), email);
    return isOwn ? refusedAt(answer, 422, "EMAIL_TAKEN") : answer;
  };
};

/** Faults of validation rules that a framework offers and that are not those of the contract. */
export const VALIDATION: readonly EleventhFault[] = [
  {
    name: "the e-mail address of the member is taken",
    kind: "validation",
    operationId: "setMemberInfo",
    plant: findsOwnAddressTaken,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { email: ADDRESS } });
        return ask("PUT", "/wps/member/info", { body: { email: ADDRESS } });
      },
    },
    breaks: "The e-mail address of another account returns EMAIL_TAKEN.",
  },
  {
    name: "a transfer needs two decimals or none",
    kind: "validation",
    operationId: "transferToRelative",
    plant: refusesWhen("/wps/v2/wallets/balance", (seen, request) =>
      /^\d+\.\d$/.test(textIn(request, "amount"))
        ? refusedAt(seen, 400, "INVALID_REQUEST", {
            details: [{ path: "body/amount", message: "must have two decimals" }],
          })
        : undefined,
    ),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100001", amount: "100.5", paymentPassword: PAYMENT_PASSWORD },
      "a-transfer-of-half-a-unit",
    ),
    breaks: "An amount has at most the two decimals of its currency (else 400) and lies between 10.00 and 100000.00,",
  },
  {
    name: "the time of play in a week is at most a day",
    kind: "validation",
    operationId: "setPlayLimits",
    plant: refusesWhen(LIMITS, (seen, request) =>
      Number(bodyOf(request)?.["minutes"]) > MINUTES_OF_DAY
        ? refusedAt(seen, 400, "INVALID_REQUEST", {
            details: [{ path: "body/minutes", message: `must be at most ${MINUTES_OF_DAY}` }],
          })
        : undefined,
    ),
    shown: sends("demo", "PUT", LIMITS, { kind: "session", period: "7d", minutes: 3000 }),
    breaks: "Maximum time of play in the period.",
  },
];
