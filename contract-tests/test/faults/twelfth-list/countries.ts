import { valueAt } from "../../../src/json.ts";
import { onSuccess, saysNo } from "../../support/changes.ts";
import type { Ask } from "../listed-fault.ts";
import { withValue } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { refuses, retriesOn } from "../plants/refusals.ts";
import { textIn, withBody } from "../plants/requests.ts";
import { rows } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const OTHER_DIGIT = /[^\P{Number}0-9]/u;
const UP_TO_TWO_DECIMALS = /^\d+\.\d{1,2}$/;
const INDONESIAN = {
  mobileNum: "8123456789",
  password: "a-password-1",
  confirmPassword: "a-password-1",
  termsAccepted: true,
  ageConfirmed: true,
};

/** Registers a member of the merchant in Indonesia and returns the header of the session. */
async function indonesian(ask: Ask): Promise<string> {
  const headers = { "idempotency-key": "a-member-in-indonesia" };
  const session = await ask("PUT", "/wps/member/register/mobile?merchantCode=idlobby1", { body: INDONESIAN, headers });
  return `Bearer ${String(valueAt(session, "/token"))}`;
}

const phoneInvalid = () => saysNo(422, "PHONE_INVALID", "Please enter a valid phone number.");

/** Faults of a launch in a second country, with the money, the telephone numbers and the clock of the first one. */
export const COUNTRIES: readonly TwelfthFault[] = [
  {
    name: "every balance has the sign of the taka",
    kind: "countries",
    operationId: "getWalletBalance",
    plant: onSuccess((answer) => withValue(answer, { currencySymbol: "৳" })),
    findingAt: ["getWalletBalance", "registerByMobile", "registerByUsername"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const authorization = await indonesian(ask);
        return ask("GET", "/wps/v2/wallets/balance", { headers: { authorization } });
      },
    },
    breaks: "Currency sign, placed before the amount.",
  },
  {
    name: "every variant has the currency of the first one",
    kind: "countries",
    operationId: "listRegions",
    plant: rows((all) => all.map((region) => ({ ...region, currency: all[0]?.["currency"] })), "/value"),
    findingAt: ["listRegions", "listWinners", "listPvpRooms"],
    shown: reads("demo", "/wps/system/regions"),
    breaks: "Lists the variants to which members can switch, with their languages and currency (E028, R241-R242).",
  },
  {
    name: "a limit in rupiah loses its decimals",
    kind: "countries",
    operationId: "setPlayLimits",
    plant: retriesOn("AMOUNT_OUT_OF_RANGE", (request) => {
      const amount = textIn(request, "amount");
      return UP_TO_TWO_DECIMALS.test(amount) ? withBody(request, { amount: amount.replace(/\..*$/, "") }) : undefined;
    }),
    findingAt: ["setPlayLimits", "registerByMobile"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const authorization = await indonesian(ask);
        const body = { kind: "deposit", period: "24h", amount: "100000.50" };
        return ask("PUT", "/wps/responsible/limits", { body, headers: { authorization } });
      },
    },
    breaks:
      "An amount in a request has no more decimals than its currency, not counting zeros at the end: none for IDR and VND, two for any other currency.",
  },
  {
    name: "a mobile number in Bengali digits cannot log in",
    kind: "countries",
    operationId: "sendLoginSmsCode",
    plant: refuses((request) => OTHER_DIGIT.test(textIn(request, "mobileNo")), phoneInvalid),
    shown: sends("demo", "POST", "/wps/verification/sms/noLogin", { mobileNo: "১৭১২৩৪৫৬৭৮" }),
    breaks:
      "digits of any script become 0 to 9, and spaces, hyphens, points, full stops of any script, brackets and invisible characters are removed.",
  },
  {
    name: "a clock behind UTC is one that is ahead of it",
    kind: "countries",
    operationId: "getProfitLoss",
    plant: misreadsQuery("utcOffsetMinutes", (minutes) => minutes.replace("-", "")),
    shown: reads("demo", "/wps/reports/profit-loss?utcOffsetMinutes=-600"),
    breaks: "Days begin at midnight of the clock that is `utcOffsetMinutes` ahead of UTC.",
  },
];
