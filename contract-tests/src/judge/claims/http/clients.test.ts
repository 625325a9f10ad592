import { describe } from "vitest";
import { check } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const answer = (headers: Readonly<Record<string, string>>) => ({ a: { status: 204, text: "", headers } });
const CORS = { "access-control-allow-origin": "*" };

describe("a claim that the response is not compressed", () => {
  const plain: Claim = { kind: "no-coding", step: "a" };
  check([
    ["accepts a response without a coding", plain, { a: { json: 1 } }, []],
    ["accepts identity", plain, { a: { json: 1, headers: { "content-encoding": "identity" } } }, []],
    [
      "rejects gzip",
      plain,
      { a: { json: 1, headers: { "content-encoding": "gzip" } } },
      [
        "a · error header response 200 header content-encoding: must not be gzip: the request accepts only identity (RFC 9110, 12.5.3)",
      ],
    ],
  ]);
});

describe("a claim that HEAD works as GET", () => {
  const head: Claim = { kind: "has-head", first: "a", again: "b" };
  check([
    ["accepts the same status", head, { a: { json: 1 }, b: { status: 200, text: "" } }, []],
    ["ignores a GET that is refused", head, { a: { status: 404 }, b: { status: 404 } }, []],
    ["ignores a limit", head, { a: { json: 1 }, b: { status: 429, text: "" } }, []],
    [
      "rejects 404",
      head,
      { a: { json: 1 }, b: { status: 404, text: "" } },
      ["b · error method response 404: must be 200, as for GET: a server must support HEAD (RFC 9110, 9.1)"],
    ],
  ]);
});

describe("a claim about a preflight", () => {
  const asked: Claim = { kind: "preflight", step: "a", method: "PUT", headers: ["authorization", "x-key"] };
  const open = { ...CORS, "access-control-allow-methods": "GET, PUT" };
  check([
    ["ignores a server that does not open to pages", asked, answer({}), []],
    [
      "accepts all that was asked",
      asked,
      answer({ ...open, "access-control-allow-headers": "X-Key, Authorization" }),
      [],
    ],
    [
      "rejects a star for Authorization only",
      asked,
      answer({ ...open, "access-control-allow-headers": "*" }),
      [
        "a · error header response 204 header access-control-allow-headers: must name authorization, or pages cannot send what the spec documents",
      ],
    ],
    [
      "rejects another method and a missing header",
      asked,
      answer({
        ...CORS,
        "access-control-allow-methods": "GET",
        "access-control-allow-headers": "authorization",
      }),
      [
        "a · error header response 204 header access-control-allow-methods: must name PUT, or pages cannot send it",
        "a · error header response 204 header access-control-allow-headers: must name x-key, or pages cannot send what the spec documents",
      ],
    ],
  ]);
});
