import { saysNo, turn } from "../../support/changes.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { refuses } from "../plants/refusals.ts";
import { asked, bodyOf } from "../plants/requests.ts";
import { listOf, type Row } from "../plants/rows.ts";
import { withoutZeros } from "../plants/texts.ts";
import type { ThirdFault } from "./third-fault.ts";

const LONGEST_KEPT = 20;
const LONGEST_ALLOWED = 64;

const numbersOf = ({ numbers }: Row): readonly unknown[] => (Array.isArray(numbers) ? numbers : []);

/** Faults of texts: letter case, spaces, digits of other scripts, and texts that are cut. */
export const TEXT: readonly ThirdFault[] = [
  {
    name: "a space behind the username is a part of it",
    kind: "text",
    operationId: "login",
    plant: refuses(
      (request) => {
        const username = bodyOf(request)?.["username"];
        return typeof username === "string" && username !== username.trim();
      },
      () => saysNo(400, "LOGIN_FAILED", "Login failure. Please try again."),
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/session/login", {
          body: { type: "username", username: " demo ", password: "demo-1234" },
        }),
    },
    breaks: "typed names lose the spaces around them before they are checked",
  },
  {
    name: "digits of another script are no digits",
    kind: "text",
    operationId: "sendRegisterSmsCode",
    plant: refuses(
      (request) => {
        const number = bodyOf(request)?.["mobileNum"];
        return typeof number === "string" && /[^\d\s+().-]/.test(number);
      },
      () => saysNo(422, "PHONE_INVALID", "Invalid phone number format."),
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/verification/sms/register", { body: { variant: "username", mobileNum: "১৭১২৩৪৫৬৯৯" } }),
    },
    breaks: "digits of any script are read as 0 to 9",
  },
  {
    name: "a code in small letters does not exist",
    kind: "text",
    operationId: "checkAffiliateCode",
    plant: refuses(
      (request) => /^(?=.*[a-z])[A-Za-z0-9]{4,16}$/.test(asked(request, "affiliateCode") ?? ""),
      () => saysNo(422, "AFFILIATE_CODE_INVALID", "Invalid invitation code"),
    ),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/agent/affiliate?affiliateCode=agent001") },
    breaks: "letter case does not matter",
  },
  {
    name: "a nickname is cut to twenty characters",
    kind: "text",
    operationId: "setMemberInfo",
    plant: misreadsBody(({ nickname }) =>
      typeof nickname === "string" && nickname.length <= LONGEST_ALLOWED
        ? { nickname: nickname.slice(0, LONGEST_KEPT) }
        : undefined,
    ),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { nickname: "Abul Kalam Mohammad Rahman" } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "a nickname has up to 64 characters and is kept as it was sent",
  },
  {
    name: "prizes lose their leading zeros",
    kind: "text",
    operationId: "listVnOpenedNumbersByGame",
    plant: turn("/value/draws", (draws) =>
      listOf(draws, "").map((draw) => ({
        ...draw,
        prizes: listOf(draw, "/prizes").map((prize) => ({ ...prize, numbers: numbersOf(prize).map(withoutZeros) })),
      })),
    ),
    findingAt: ["listVnOpenedNumbersByGame", "listOpenedNumbers", "listVnRecentDraws"],
    shown: {
      username: "demo",
      by: (ask) => ask("GET", "/lgw/vn/numeros/opened/game?gameCode=LF_HANOI&count=20"),
    },
    breaks: "numbers keep their leading zeros",
  },
];
