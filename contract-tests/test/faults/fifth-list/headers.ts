import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { withHeaders } from "../plants/headers.ts";
import { onCode } from "../plants/refusals.ts";
import { inLanguage, withRequestHeaders } from "../plants/requests.ts";
import { reads } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Computes the entity tag from the ids of the games only, so that each language has the same one. */
const tagsWithoutLanguage: Plant = () => async (request, forward) => {
  const asked = inLanguage(request, "bn");
  const bengali = await forward(asked);
  if (bengali.status !== 200) return bengali;
  const answer = await forward(withRequestHeaders(request, { "if-none-match": undefined }));
  const etag = bengali.headers["etag"];
  return isSuccess(answer) && etag !== undefined ? withHeaders(answer, { etag }) : answer;
};

/** Gives the time to wait in minutes. */
const waitsInMinutes: Plant = onCode("TOO_MANY_REQUESTS", (answer) =>
  withHeaders(answer, { "retry-after": String(Math.ceil(Number(answer.headers["retry-after"]) / 60)) }),
);

/** Faults of headers. */
export const HEADERS: readonly FifthFault[] = [
  {
    name: "the rules of the registration are sent again although the client holds them",
    kind: "headers",
    operationId: "getRegisterRules",
    plant: () => (request, forward) => forward(withRequestHeaders(request, { "if-none-match": undefined })),
    shown: reads("demo", "/wps/system/setting/register/rules", { "if-none-match": "*" }),
    breaks: "the server returns 304 when nothing has changed",
  },
  {
    name: "the hot games of every language have the same entity tag",
    kind: "headers",
    operationId: "listHotGames",
    plant: tagsWithoutLanguage,
    shown: reads("demo", "/wps/relay/GCSGAME_hotGamesV2", { "accept-language": "en" }),
    breaks: "`ETag` identifies the content of the response, which depends on the language (`Vary`)",
  },
  {
    name: "the time to wait for another code is in minutes",
    kind: "headers",
    operationId: "sendLoginSmsCode",
    plant: waitsInMinutes,
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { mobileNo: "1712345678" };
        await ask("POST", "/wps/verification/sms/noLogin", { body });
        return ask("POST", "/wps/verification/sms/noLogin", { body });
      },
    },
    breaks: "Retry-After has the remaining time, in seconds",
  },
];
