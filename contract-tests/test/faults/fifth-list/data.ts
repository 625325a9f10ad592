import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { asking } from "../plants/requests.ts";
import { eachRow, listOf, type Row, rows } from "../plants/rows.ts";
import { reads, readsWorthOfPoints, textAt } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Shows the rules of the default merchant to the clients of every merchant. */
const rulesOfDefaultMerchant: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const pointer = "/value/info/registerRules";
  const other = await forward(asking(request, { merchantCode: undefined }));
  return put(answer, pointer, valueAt(jsonOf(other), pointer));
};

/** Creates one key for the text and another one for the QR code. */
const createsTwoKeys: Plant = () => async (request, forward) => {
  const first = await forward(request);
  if (!isSuccess(first)) return first;
  const second = await forward(request);
  return put(second, "/value/uri", valueAt(jsonOf(first), "/value/uri"));
};

const withFirstRate = (contract: unknown): unknown => {
  const row = objectOr(contract);
  return contract === null ? contract : { ...row, rate: listOf(row, "/tiers")[0]?.["rate"] };
};

/** Reads the rate from the first tier of each contract. */
const ratesOfFirstTiers: Plant = turn("/value", (value) =>
  Object.fromEntries(
    Object.entries(objectOr(value)).map(([kind, found]) => [
      kind,
      Array.isArray(found) ? found.map(withFirstRate) : withFirstRate(found),
    ]),
  ),
);

/** Takes the whole origin, with its port, as the relying party. */
const hostWithPort: Plant = onSuccess((answer, request) => {
  const origin = request.headers["origin"] ?? "";
  return URL.canParse(origin) ? put(answer, "/value/rpId", new URL(origin).host) : answer;
});

/** Counts the games of a vendor in all categories. */
const countsAllCategories: Plant = rows((lanes) => {
  const cards = lanes.flatMap((lane) => listOf(lane, "/cards"));
  const countOf = ({ vassalage }: Row): number =>
    cards
      .filter((card) => card["vassalage"] === vassalage)
      .reduce((total, card) => total + Number(card["gameCount"] ?? 0), 0);
  return lanes.map((lane) => ({
    ...lane,
    cards: listOf(lane, "/cards").map((card) => ({ ...card, gameCount: countOf(card) })),
  }));
}, "/data/lanes");

/** Faults of data that are right in their form and wrong in their content. */
export const DATA: readonly FifthFault[] = [
  {
    name: "a method whose payment service is down is shown as available",
    kind: "data",
    operationId: "listDepositMethods",
    plant: eachRow((row) => ({ ...row, available: true }), "/value"),
    findingAt: ["listDepositMethods", "createDeposit"],
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "`available` is false while the payment service is not available; a deposit by this method is then refused",
  },
  {
    name: "the worth of the points is rounded down to whole units",
    kind: "data",
    operationId: "getPointBalance",
    plant: turn("/value/worthAmount", (amount) => money(Math.floor(Number(amount)))),
    shown: readsWorthOfPoints("demo"),
    breaks: "the value in money is rounded down to the smallest unit; `worthAmount` is the points divided by the ratio",
  },
  {
    name: "the largest conversion is ten times what the server accepts",
    kind: "data",
    operationId: "getPointConfig",
    plant: turn("/value/maxPoints", (points) => Number(points) * 10),
    findingAt: ["getPointConfig", "convertPoints"],
    shown: reads("demo", "/wps/relay/MCS2_getPointConfig"),
    breaks: "one conversion takes from `minPoints` to `maxPoints` points",
  },
  {
    name: "the start data of every merchant has the registration rules of the default merchant",
    kind: "data",
    operationId: "getPermission",
    plant: rulesOfDefaultMerchant,
    findingAt: ["getPermission", "getRegisterSettings", "getRegisterRules"],
    shown: reads("demo", "/wps/system/permission?url=localhost&merchantCode=phlobby1"),
    breaks: "returns the merchant's settings; `merchantCode` is the merchant that the request is for",
  },
  {
    name: "the field for the SMS code is always enabled",
    kind: "data",
    operationId: "getRegisterSettings",
    plant: turn("/value/verificationCode", (rule) => ({ ...objectOr(rule), enabled: true })),
    findingAt: ["getRegisterSettings", "getRegisterRules", "getModuleTree"],
    shown: reads("demo", "/wps/system/setting/register?merchantCode=idlobby1"),
    breaks: "`verificationCode` is enabled exactly when REGMOBVERF3 is on",
  },
  {
    name: "one deposit shows its time of creation without the fraction of the second",
    kind: "data",
    operationId: "getDeposit",
    plant: turn("/value/createdAt", (moment) => String(moment).replace(/\.\d+/, "")),
    findingAt: ["getDeposit", "listDeposits"],
    shown: reads("demo", "/wps/deposits/1"),
    breaks: "`createdAt` of a deposit is fixed: the deposit has the same time in the list",
  },
  {
    name: "the QR code of the authenticator app holds another key than the text",
    kind: "data",
    operationId: "setUpAuthenticator",
    plant: createsTwoKeys,
    shown: { username: "demo", by: (ask) => ask("POST", "/wps/member/authenticator") },
    breaks: "`uri` is the same key as `secret`, as an address",
  },
  {
    name: "the rate of a received contract is that of its first tier",
    kind: "data",
    operationId: "getConsolidatedFunds",
    plant: ratesOfFirstTiers,
    shown: reads("demo", "/wps/member/info/funds/consolidated"),
    breaks: "`rate` is the highest rate of the tiers",
  },
  {
    name: "the relying party of a passkey login has a port",
    kind: "data",
    operationId: "startPasskeyLogin",
    plant: hostWithPort,
    shown: {
      username: "demo",
      by: (ask) =>
        textAt(
          ask("POST", "/wps/session/login/passkey/options", { headers: { origin: "https://lobby.example:8443" } }),
          "/rpId",
        ),
    },
    breaks: "the relying party is the host in the `Origin` of the request",
  },
  {
    name: "a vendor's number of games counts all categories",
    kind: "data",
    operationId: "listGameVendors",
    plant: countsAllCategories,
    findingAt: ["listGameVendors", "listGames"],
    shown: reads("demo", "/wps/relay/GCSGAME_gameVendor"),
    breaks: "`gameCount` is the number of this vendor's games in the category, and the total of listGames",
  },
];
