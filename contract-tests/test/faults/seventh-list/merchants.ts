import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { asked, beside, ofMerchant } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const HIGHEST_AGE = 21;
const OPEN_MERCHANT = "ccgjoyf4";

/** Keeps the merchant of the request before in a variable. */
const keepsLastMerchant: Plant = () => {
  let last: string | undefined;
  return async (request, forward) => {
    const code = asked(request, "merchantCode");
    const answer = await forward(code === null && last !== undefined ? ofMerchant(request, last) : request);
    if (code !== null && isSuccess(answer)) last = code;
    return answer;
  };
};

/** Lets a person choose the country although the merchant has only one. */
const listsAllCountries: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const own = isSuccess(answer) ? rowsOf(answer, "/value") : [];
  if (own.length !== 1) return answer;
  const all = rowsOf(await forward(ofMerchant(beside(request, "GET", request.address), OPEN_MERCHANT)), "/value");
  const others = all.filter(({ countryCode }) => countryCode !== own[0]?.["countryCode"]);
  return put(answer, "/value", [...own, ...others]);
};

/** Faults of merchants that are mixed up or all alike. */
export const MERCHANTS: readonly SeventhFault[] = [
  {
    name: "without a merchant, the switches of the last requested merchant",
    kind: "merchants",
    operationId: "getModuleTree",
    plant: keepsLastMerchant,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/system/menu?merchantCode=vnlobby1");
        return ask("GET", "/wps/system/menu");
      },
    },
    breaks: "without `merchantCode`, the server uses the merchant to which the host of the request belongs",
  },
  {
    name: "the age limit in the start data is the same everywhere",
    kind: "merchants",
    operationId: "getPermission",
    plant: turn("/value/info/whitelabel/ageLimit", () => HIGHEST_AGE),
    findingAt: ["getPermission", "getWhitelabel"],
    shown: reads("demo", "/wps/system/permission?url=localhost&merchantCode=idlobby1"),
    breaks: "getPermission returns the same tree as getWhitelabel; `ageLimit` is 18 where the variant allows it",
  },
  {
    name: "a merchant with a fixed dialling code lists other countries",
    kind: "merchants",
    operationId: "listCountryCodes",
    plant: listsAllCountries,
    shown: reads("demo", "/wps/system/countryCode?merchantCode=vnlobby1"),
    breaks: "where UPDATEMOBILEICC3 is off, the list has only the merchant's own country",
  },
];
