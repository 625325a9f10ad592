import { objectOr, valueAt } from "../../../src/json.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { add, inRefusal, onSuccess, setHeader, turn } from "../../support/changes.ts";
import type { PlantedFault } from "../planted-fault.ts";

const NODE_TRACE =
  "TypeError: Cannot read properties of undefined (reading 'id')\n    at addFavorite (/srv/app/dist/favorites.js:41:17)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)";
const JAVA_TRACE =
  "java.lang.NullPointerException: null\n\tat com.example.feedback.FeedbackService.add(FeedbackService.java:88)\n\tat org.springframework.web.servlet.DispatcherServlet.doDispatch(DispatcherServlet.java:1040)";
const PYTHON_TRACE =
  'Traceback (most recent call last):\n  File "/app/views.py", line 31, in post\n    raise ValueError(name)';
const SQL =
  "ERROR: invalid input syntax for type integer: \"x\" in SELECT id, stake FROM bets WHERE member_id = $1 AND status = 'x'";

const memberOf = ({ body }: ProxiedRequest, name: string): string => {
  try {
    return String(valueAt(JSON.parse(body), `/${name}`));
  } catch {
    return "";
  }
};

/** Faults of secrecy: responses that contain more than the caller may know. */
export const LEAK_FAULTS: readonly PlantedFault[] = [
  {
    name: "a stack trace of Node",
    kind: "leak",
    operationId: "addFavoriteGame",
    plant: inRefusal({ message: NODE_TRACE }),
    finding: "stack trace",
    rules: ["leak"],
  },
  {
    name: "a stack trace of Java",
    kind: "leak",
    operationId: "submitFeedback",
    plant: inRefusal({ message: JAVA_TRACE }),
    finding: "stack trace",
    rules: ["leak"],
  },
  {
    name: "a stack trace of Python",
    kind: "leak",
    operationId: "setRealityCheck",
    plant: inRefusal({ message: PYTHON_TRACE }),
    finding: "stack trace",
    rules: ["leak"],
  },
  {
    name: "SQL in an error",
    kind: "leak",
    operationId: "listBets",
    plant: inRefusal({ message: SQL }),
    finding: "SQL",
    rules: ["leak"],
  },
  {
    name: "the password in an error",
    kind: "leak",
    operationId: "login",
    plant: inRefusal((request) => ({ message: `wrong password: ${memberOf(request, "password")}` })),
    finding: "password",
    rules: ["leak"],
  },
  {
    name: "the payment password in an error",
    kind: "leak",
    operationId: "createWithdrawal",
    plant: inRefusal(({ body }) => ({ message: `cannot process ${body}`.slice(0, 400) })),
    finding: "password",
    rules: ["leak"],
  },
  {
    name: "the token in an error",
    kind: "leak",
    operationId: "listMessages",
    plant: inRefusal(({ headers }) => ({ message: `bad request of ${headers["authorization"]}` })),
    finding: "token",
    rules: ["leak"],
  },
  {
    name: "the token in a success",
    kind: "leak",
    operationId: "launchGame",
    plant: () => async (request, forward) => {
      const token = (request.headers["authorization"] ?? "").replace("Bearer ", "");
      return turn("/value/content", (url) => `${String(url)}&session=${token}`)()(request, forward);
    },
    finding: "token",
    rules: ["leak"],
  },
  {
    name: "the token in a header",
    kind: "leak",
    operationId: "getPlayLimits",
    plant: onSuccess((answer, { headers }) => ({
      ...answer,
      headers: { ...answer.headers, "x-debug-auth": String(headers["authorization"]) },
    })),
    finding: "token",
    rules: ["leak"],
  },
  {
    name: "a file path of the server in an error",
    kind: "leak",
    operationId: "uploadImage",
    plant: inRefusal({ message: "ENOENT: no such file or directory, open '/var/www/lobby/uploads/tmp/1.png'" }),
    finding: "path",
    rules: ["leak"],
  },
  {
    name: "the address of an internal machine",
    kind: "leak",
    operationId: "listActivities",
    plant: inRefusal({ message: "connect ECONNREFUSED 10.0.12.7:5432" }),
    finding: "",
    rules: ["leak"],
  },
  {
    name: "the name and version of the server",
    kind: "leak",
    operationId: "getSystemStatus",
    plant: setHeader("x-powered-by", "PHP/7.4.3"),
    finding: "x-powered-by",
    rules: ["leak"],
  },
  {
    name: "other members in the details of an error",
    kind: "leak",
    operationId: "convertPoints",
    plant: inRefusal({ details: [{ path: "body", message: "locked by rahim@example.com" }] }),
    finding: "",
    rules: ["leak"],
  },
  {
    name: "an undocumented second token",
    kind: "leak",
    operationId: "login",
    plant: onSuccess((answer, request) =>
      JSON.parse(answer.body) && objectOr(JSON.parse(answer.body))["success"] === true
        ? { ...answer, headers: { ...answer.headers, "set-cookie": `pw=${memberOf(request, "password")}` } }
        : answer,
    ),
    finding: "password",
    rules: ["leak"],
  },
  {
    name: "the password hash in the login response",
    kind: "leak",
    operationId: "login",
    plant: add("/value", "hash", "$2b$10$abcdefghijklmnopqrstuv"),
    finding: "response 200 /value: has the undocumented property 'hash'",
  },
];
