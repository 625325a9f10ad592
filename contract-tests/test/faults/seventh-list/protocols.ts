import { valueAt } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put, valueOf } from "../plants/answers.ts";
import { withRequestHeaders } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/** Reads If-None-Match as one entity tag. */
const readsOneTag: Plant = () => (request, forward) => {
  const tags = request.headers["if-none-match"] ?? "";
  return forward(
    tags === "*" || tags.includes(",") ? withRequestHeaders(request, { "if-none-match": undefined }) : request,
  );
};

/** Faults of standards that the contract refers to. */
export const PROTOCOLS: readonly SeventhFault[] = [
  {
    name: "a key is published under another id",
    kind: "protocols",
    operationId: "getJwks",
    plant: eachRow((key) => ({ ...key, kid: `${String(key["kid"])}-2026` }), "/keys"),
    shown: reads("demo", "/.well-known/jwks.json"),
    breaks: "`kid` is the id of the key, which goes into the JWE header",
  },
  {
    name: "only one entity tag is understood",
    kind: "protocols",
    operationId: "getVersion",
    plant: readsOneTag,
    shown: reads("demo", "/wps/system/version", { "if-none-match": "*" }),
    breaks: "If-None-Match has entity tags as defined in RFC 9110; the server returns 304 when nothing has changed",
  },
  {
    name: "an authenticator stores the username as the id of the account",
    kind: "protocols",
    operationId: "setUpPasskey",
    plant: onSuccess((answer) => {
      const name = String(valueAt(valueOf(answer), "/user/name"));
      return put(answer, "/value/user/id", Buffer.from(name).toString("base64url"));
    }),
    shown: sends("demo", "POST", "/wps/member/passkeys/options", { password: "demo-1234" }),
    breaks: "`id` of the user contains no personal data",
  },
];
