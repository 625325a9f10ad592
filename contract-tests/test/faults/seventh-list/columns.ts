import { objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, valueOf, withValue } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { addPasskey } from "../plants/passkeys.ts";
import { eachRow, listOf, type Row } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/** Fills a field of the value from another one. */
const fills = (name: string, from: string): Plant =>
  onSuccess((answer) => {
    const value = objectOr(valueOf(answer));
    return value[name] === null ? answer : withValue(answer, { [name]: value[from] });
  });

/** Takes the bounds of the first tier for those of the highest rate. */
function withFirstBounds(contract: unknown): unknown {
  const row = objectOr(contract);
  const { activeMembers, betAmount } = listOf(row, "/tiers")[0] ?? {};
  return contract === null ? contract : { ...row, activeMembers, betAmount };
}

/** Reads the bounds of each received contract from its first tier. */
const boundsOfFirstTiers: Plant = turn("/value", (value) =>
  Object.fromEntries(
    Object.entries(objectOr(value)).map(([kind, found]) => [
      kind,
      Array.isArray(found) ? found.map(withFirstBounds) : withFirstBounds(found),
    ]),
  ),
);

/** Lists the resources of the first type under the second one, and the other way round. */
const swapsResources: Plant = turn("/value/resources", (resources) => {
  const [first, second, ...others] = Object.entries(objectOr(resources));
  if (first === undefined || second === undefined) return resources;
  return Object.fromEntries([[first[0], second[1]], [second[0], first[1]], ...others]);
});

/** Shows the digits of the first prize as the winning numbers. */
function withFirstPrize(draw: Row): Row {
  const { numbers } = listOf(draw, "/prizes").find(({ prize }) => prize === "first") ?? {};
  const [number] = Array.isArray(numbers) ? numbers : [];
  return number === undefined ? draw : { ...draw, winningNumber: Array.from(String(number)).join(",") };
}

const keepsDeadline = (row: Row): Row =>
  row["receipt"] === "automatic" || row["receipt"] === "confirmed" ? { ...row, autoReceiptAt: row["receivedAt"] } : row;

/** Faults of fields that are filled from the wrong column. */
export const COLUMNS: readonly SeventhFault[] = [
  {
    name: "every new passkey has the same name",
    kind: "columns",
    operationId: "addPasskey",
    plant: misreadsBody(({ name }) => (typeof name === "string" ? { name: "Passkey" } : undefined)),
    findingAt: ["addPasskey", "getSecurityOverview"],
    shown: { username: "demo", by: (ask) => addPasskey(ask, "My telephone") },
    breaks: "`name` is the name that the member gives to the passkey",
  },
  {
    name: "the time of the claim is the time from which the reward can be claimed",
    kind: "columns",
    operationId: "claimReward",
    plant: fills("claimedAt", "availableAt"),
    findingAt: ["claimReward", "listRewards"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/rewards?status=claimable"), "/content/0/id");
        return ask("POST", `/wps/rewards/${id}/claim`, { headers: { "idempotency-key": "a-claim-of-today" } });
      },
    },
    breaks: "`claimedAt` is the time of the claim",
  },
  {
    name: "the bounds of a received contract are those of its first tier",
    kind: "columns",
    operationId: "getConsolidatedFunds",
    plant: boundsOfFirstTiers,
    shown: reads("demo", "/wps/member/info/funds/consolidated"),
    breaks: "`activeMembers` and `betAmount` are what the highest rate requires",
  },
  {
    name: "a deposit was decided when it was created",
    kind: "columns",
    operationId: "getDeposit",
    plant: fills("decidedAt", "createdAt"),
    findingAt: ["getDeposit", "listDeposits"],
    shown: reads("demo", "/wps/deposits/16"),
    breaks: "`decidedAt` is the time at which the deposit was approved, rejected or expired",
  },
  {
    name: "the apps are listed under each other's type",
    kind: "columns",
    operationId: "getDomainRoute",
    plant: swapsResources,
    findingAt: ["getDomainRoute", "getPermission"],
    shown: reads("demo", "/wps/system/domainRoute"),
    breaks: "`resources` has the addresses of apps by `resourceType`",
  },
  {
    name: "a call was completed when it is looked up",
    kind: "columns",
    operationId: "getOperation",
    plant: onSuccess((answer) =>
      withValue(answer, { completedAt: new Date(numberAt(answer, "/timestamp")).toISOString() }),
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { from: "main", to: "slots", amount: "10.00" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers: { "idempotency-key": "ten-to-slots-7" } });
        await ask("POST", "/__mock/clock", { body: { advanceMs: 60_000 } });
        return ask("GET", "/wps/operations/ten-to-slots-7");
      },
    },
    breaks: "`completedAt` is the time at which the call had its effect",
  },
  {
    name: "a wrong proof is a failed login",
    kind: "columns",
    operationId: "listAccountEvents",
    plant: eachRow((event) => (event["kind"] === "proofFailed" ? { ...event, kind: "loginFailed" } : event)),
    findingAt: ["listAccountEvents", "reauthenticate"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/session/reauthentication", { body: { method: "password", password: "not-this-one" } });
        return ask("GET", "/wps/member/security/events");
      },
    },
    breaks: "`proofFailed` means a wrong proof in `reauthenticate`",
  },
  {
    name: "the winning numbers are the digits of the first prize",
    kind: "columns",
    operationId: "listVnOpenedNumbersByGame",
    plant: eachRow(withFirstPrize, "/value/draws"),
    findingAt: ["listVnOpenedNumbersByGame", "listOpenedNumbers", "listVnRecentDraws"],
    shown: reads("demo", "/lgw/vn/numeros/opened/game?gameCode=LF_KONTUM"),
    breaks: "for the Viet Nam family, `winningNumber` has the digits of the special prize",
  },
  {
    name: "money that was received keeps the time of its automatic receipt",
    kind: "columns",
    operationId: "listWithdrawals",
    plant: eachRow(keepsDeadline),
    findingAt: ["listWithdrawals", "confirmWithdrawalReceipt"],
    shown: reads("demo", "/wps/withdrawals"),
    breaks: "`autoReceiptAt` is null unless `receipt` is waiting",
  },
  {
    name: "a member without a username gets a name in place of the number",
    kind: "columns",
    operationId: "registerByMobile",
    plant: misreadsBody(({ username, mobileNum }) => {
      const digits = String(mobileNum).replaceAll(/\D/g, "").replace(/^0/, "");
      return username === undefined && digits !== "" ? { username: `m${digits}` } : undefined;
    }),
    findingAt: ["registerByMobile", "getMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const person = {
          mobileNum: "81234567807",
          password: "abc-12345",
          confirmPassword: "abc-12345",
          termsAccepted: true,
          ageConfirmed: true,
        };
        const session = ask("PUT", "/wps/member/register/mobile?merchantCode=idlobby1", { body: person });
        const authorization = `Bearer ${await textAt(session, "/token")}`;
        return ask("GET", "/wps/member/info", { headers: { authorization } });
      },
    },
    breaks: "a username may be left out; it is then the number in international digits",
  },
];
