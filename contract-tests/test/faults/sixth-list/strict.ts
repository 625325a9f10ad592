import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { refusedAt } from "../plants/refusals.ts";
import { asked } from "../plants/requests.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** A recovery code that no account has. */
const NO_CODE = "zzzzzzzzzz";

/** Reports a game that is not a favourite. */
const missesFavourite: Plant = () => async (request, forward) => {
  const before = await valueBeside(request, forward, "/wps/relay/MCSFE_getFavoriteGames");
  const answer = await forward(request);
  const isMissing = Array.isArray(before) && !before.includes(Number(asked(request, "nodeId")));
  return isSuccess(answer) && isMissing ? refusedAt(answer, 404, "NOT_FOUND") : answer;
};

/** Compares e-mail addresses letter by letter. */
const comparesLetters: Plant = () => (request, forward) => {
  const form = new URLSearchParams(request.body);
  const email = form.get("email");
  if (email === null || email === email.toLowerCase()) return forward(request);
  form.set("email", `other.${email}`);
  return forward({ ...request, body: form.toString() });
};

/** Faults of checks that refuse too much. */
export const STRICT: readonly SixthFault[] = [
  {
    name: "a recovery code in capitals is refused",
    kind: "strict",
    operationId: "removeAuthenticator",
    plant: misreadsBody(({ code }) =>
      typeof code === "string" && code !== code.toLowerCase() ? { code: NO_CODE } : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = (await setUpApp(ask)).toUpperCase();
        return ask("POST", "/wps/member/authenticator/removal", { body: { code } });
      },
    },
    breaks: "letter case of a recovery code does not matter",
  },
  {
    name: "a game that is not a favourite cannot be removed",
    kind: "strict",
    operationId: "removeFavoriteGame",
    plant: missesFavourite,
    shown: {
      username: "demo",
      by: (ask) => ask("DELETE", "/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=1001"),
    },
    breaks: "removing a game that is not a favourite is not an error",
  },
  {
    name: "an e-mail address in capitals has no account",
    kind: "strict",
    operationId: "requestPasswordByEmail",
    plant: comparesLetters,
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/member/password/email", {
          bytes: new TextEncoder().encode("username=demo&email=Demo%40Example.com"),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }),
    },
    breaks: "letter case of the e-mail address does not matter",
  },
  {
    name: "the shortest interval is refused",
    kind: "strict",
    operationId: "setRealityCheck",
    plant: misreadsBody(({ realityCheckMinutes }) =>
      realityCheckMinutes === 15 ? { realityCheckMinutes: 14 } : undefined,
    ),
    shown: sends("demo", "PUT", "/wps/responsible/reality-check", { realityCheckMinutes: 15 }),
    breaks: "the member is informed every 15, 30 or 60 minutes",
  },
];
