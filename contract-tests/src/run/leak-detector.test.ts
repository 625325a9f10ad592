import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { smallSpec } from "../../test/support/specs/small-spec.ts";
import { GENERIC, LOBBYKIT } from "../profile/profiles.ts";
import type { WireRequest } from "./http/send.ts";
import { LeakDetector } from "./leak-detector.ts";

describe("the leak watch", () => {
  const { operation } = smallSpec({ responses: {} });
  const account = { username: "a", password: "secret-1", paymentPassword: "secret-2" };
  const wire: WireRequest = {
    method: "GET",
    url: "http://a.example/x",
    headers: { authorization: "Bearer tok-123456" },
    body: undefined,
  };
  const look = (
    watch: LeakDetector,
    json: unknown,
    session?: "member" | "agent" | "restricted" | "guest" | "other",
    sent = wire,
  ) => watch.look(operation, session, sent, received(200, json)).map(({ where, message }) => `${where}: ${message}`);

  it("finds the passwords of all accounts when the run signs in", () => {
    const watch = new LeakDetector([account, { ...account, password: "secret-3" }], LOBBYKIT);
    expect(look(watch, ["secret-1", "secret-2", "secret-3"])).toEqual([
      "response 200 /0: contains the password of an account",
      "response 200 /1: contains the payment password of an account",
      "response 200 /2: contains the password of an account",
    ]);
    expect(look(new LeakDetector([account], GENERIC), ["secret-1"])).toEqual([]);
  });

  it("reports an answer that contains the token of its request, except in the field where the contract returns a token", () => {
    const watch = new LeakDetector([], LOBBYKIT);
    expect(look(watch, { value: { token: "tok-123456" } })).toEqual([]);
    expect(look(watch, { token: "tok-123456" })).toEqual(["response 200 /token: contains the token of the session"]);
    expect(look(watch, { token: "tok-123456" }, undefined, { ...wire, headers: {} })).toEqual([]);
    expect(
      look(watch, { token: "tok-123456" }, undefined, { ...wire, headers: { authorization: "tok-123456" } }),
    ).toEqual([]);
  });

  it("finds data of another member in sessions with access only to their own data", () => {
    const watch = new LeakDetector([], LOBBYKIT);
    watch.addPersonal(["nasrin-1", "", 7, null]);
    const found = ["response 200 /0: contains what belongs to another member"];
    for (const session of ["member", "restricted", "guest", undefined] as const) {
      expect(look(watch, ["nasrin-1", "", 7], session)).toEqual(found);
    }
    for (const session of ["agent", "other"] as const) expect(look(watch, ["nasrin-1"], session)).toEqual([]);
  });

  it("ignores text that the request sent in its URL, headers or body", () => {
    const watch = new LeakDetector([], LOBBYKIT);
    const said = "panic: runtime error";
    expect(look(watch, [said])).toHaveLength(1);
    expect(look(watch, [said], undefined, { ...wire, url: `http://a.example/?q=${encodeURIComponent(said)}` })).toEqual(
      [],
    );
    expect(look(watch, [said], undefined, { ...wire, url: `http://a.example/?q=%zz${said}` })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, headers: { "x-a": said } })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, body: said })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, body: new Uint8Array(Buffer.from(said)) })).toHaveLength(1);
  });

  it("reports a warning about the server (a version header) once, and a breach for every response that has it", () => {
    const watch = new LeakDetector([account], LOBBYKIT);
    const answer = received(200, ["secret-1"], { headers: { "x-powered-by": "PHP" } });
    const counts = [1, 2].map(() => watch.look(operation, undefined, wire, answer).length);
    expect(counts).toEqual([2, 1]);
    expect(watch.look(operation, undefined, wire, { failure: "late" })).toEqual([]);
  });
});
