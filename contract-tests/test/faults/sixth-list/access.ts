import { findsInOtherAccounts } from "../plants/accounts.ts";
import { withMembers } from "../plants/answers.ts";
import { DOT } from "../plants/pictures.ts";
import { onCode } from "../plants/refusals.ts";
import { textIn, withBody } from "../plants/requests.ts";
import { bearerOf, sends, textAt } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** The usernames of the demo accounts. */
const KNOWN_NAMES = /^(?:demo|agent\d*|restricted|newbie|expired|legacy|captcha|stepup|staff|excluded|poor)$/;

/** Faults that show or change the data of other members. */
export const ACCESS: readonly SixthFault[] = [
  {
    name: "a member ends the session of another member",
    kind: "access",
    operationId: "endSession",
    plant: findsInOtherAccounts(["demo", "agent"]),
    findingAt: ["endSession", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "agent") };
        const id = await textAt(ask("GET", "/wps/member/sessions", { headers }), "/0/id");
        return ask("DELETE", `/wps/member/sessions/${id}`);
      },
    },
    breaks: "ends the session of the member that has this id; 404 when the member has no such session",
  },
  {
    name: "a stranger decides on the dividend of another member",
    kind: "access",
    operationId: "processDividendRequest",
    plant: findsInOtherAccounts(["demo", "agent"]),
    findingAt: ["processDividendRequest", "getConsolidatedFunds"],
    shown: sends("newbie", "POST", "/wps/relay/MCS2_processDividendReq", { requestId: "15", action: "reject" }),
    breaks: "a request of another member returns 404 NOT_FOUND",
  },
  {
    name: "feedback may show the pictures of others",
    kind: "access",
    operationId: "submitFeedback",
    plant: onCode("UPLOAD_INVALID", (_answer, request, forward) => forward(withBody(request, { imageIds: [] }))),
    findingAt: ["submitFeedback", "uploadImage"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "agent"), "content-type": "image/png" };
        const id = await textAt(ask("POST", "/wps/uploads", { bytes: DOT, headers }), "/id");
        const body = { content: "Please look at this picture.", imageIds: [id] };
        return ask("PUT", "/wps/feedback", { body, headers: { "idempotency-key": "picture-of-agent" } });
      },
    },
    breaks: "a picture id that belongs to another member is refused (UPLOAD_INVALID)",
  },
  {
    name: "the message of a refused login says that the username is unknown",
    kind: "access",
    operationId: "login",
    plant: onCode("LOGIN_FAILED", (answer, request) =>
      textIn(request, "type") !== "username" || KNOWN_NAMES.test(textIn(request, "username").toLowerCase())
        ? answer
        : withMembers(answer, { message: "No account has this username." }),
    ),
    shown: sends("demo", "POST", "/wps/session/login", {
      type: "username",
      username: "nobody99",
      password: "not-my-password-1",
    }),
    breaks: "a wrong username and a wrong password return the same error",
  },
];
