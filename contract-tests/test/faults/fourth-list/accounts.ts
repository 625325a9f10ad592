import { saysNo, turn } from "../../support/changes.ts";
import { refuses } from "../plants/refusals.ts";
import { textIn } from "../plants/requests.ts";
import { rows } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const NUMBER_OF_DEMO = "1712345678";
const HIGHER: Readonly<Record<string, string>> = { low: "medium", medium: "high" };

/** Faults of what is said about accounts and countries. */
export const ACCOUNTS: readonly FourthFault[] = [
  {
    name: "the level of security is one step too high",
    kind: "accounts",
    operationId: "getSecurityOverview",
    plant: turn("/value/level", (level) => HIGHER[String(level)] ?? level),
    shown: reads("demo", "/wps/member/security"),
    breaks: "the level is high only with a second factor or passkey",
  },
  {
    name: "countries are sorted by name",
    kind: "accounts",
    operationId: "listCountryCodes",
    plant: rows(
      (all) =>
        all.toSorted((one, other) => String(one["countryName"]).localeCompare(String(other["countryName"]), "en")),
      "/value",
    ),
    findingAt: ["listCountryCodes", "listRegions"],
    shown: reads("demo", "/wps/system/countryCode?merchantCode=phlobby1", { "accept-language": "en" }),
    breaks: "the merchant's own country comes first",
  },
  {
    name: "says that a number has an account",
    kind: "accounts",
    operationId: "sendRegisterSmsCode",
    plant: refuses(
      (request) => textIn(request, "mobileNum").replaceAll(/\D/g, "").endsWith(NUMBER_OF_DEMO),
      () => saysNo(422, "MOBILE_TAKEN", "This mobile number already has an account."),
    ),
    shown: sends("demo", "POST", "/wps/verification/sms/register", { variant: "mobile", mobileNum: NUMBER_OF_DEMO }),
    breaks: "the response is the same for a number that already has an account",
  },
];
