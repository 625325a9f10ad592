import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { objectOr, type JsonObject } from "../../src/json.ts";
import { PATIENCE_MS, runCommand } from "../support/command.ts";
import { listen } from "../support/servers/listen.ts";

const TEXT = { type: "string" };
const DESK_INPUT = {
  type: "object",
  additionalProperties: false,
  required: ["name"],
  properties: { name: { type: "string", minLength: 1, maxLength: 40, pattern: "\\S" } },
};
const DESK = {
  type: "object",
  required: ["id", "name", "status"],
  properties: { id: { type: "integer" }, name: TEXT, status: { enum: ["open", "closed"] } },
};
const LOGIN = { type: "object", required: ["email", "password"], properties: { email: TEXT, password: TEXT } };
const content = (schema: object, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});
const answers = (schema: object | undefined, status = "200"): JsonObject => ({
  [status]: { description: "Done.", ...(schema && { content: content(schema) }) },
  ...Object.fromEntries(["400", "401", "404", "409"].map((refusal) => [refusal, { description: "Refused." }])),
});
const ID = { name: "deskId", in: "path", required: true, schema: { type: "integer", minimum: 1 }, example: 404 };

/** A spec as backend teams write it, without a mark for this command. The desk of its examples does not exist. */
const SPEC: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Desks", version: "1" },
  security: [{ bearer: [] }],
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  paths: {
    "/sessions": {
      post: {
        operationId: "login",
        security: [],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: LOGIN,
              examples: { boss: { value: { email: "boss", password: "it is hers" } } },
            },
          },
        },
        responses: answers({ type: "object", required: ["token"], properties: { token: TEXT } }, "201"),
      },
    },
    "/sessions/current": { delete: { operationId: "logout", responses: answers(undefined, "204") } },
    "/desks": {
      get: { operationId: "listDesks", responses: answers({ type: "array", items: DESK }) },
      post: {
        operationId: "createDesk",
        requestBody: { required: true, content: content(DESK_INPUT, { name: "At the window" }) },
        responses: answers(DESK, "201"),
      },
    },
    "/desks/{deskId}": {
      parameters: [ID],
      get: { operationId: "getDesk", responses: answers(DESK) },
      delete: { operationId: "removeDesk", responses: answers(undefined, "204") },
    },
    "/floors": {
      post: {
        operationId: "addFloor",
        requestBody: { required: true, content: content(DESK_INPUT, { name: "Ground floor" }) },
        responses: { ...answers(DESK, "201"), "403": { description: "Only for the boss." } },
      },
    },
    "/desks/{deskId}/close": { parameters: [ID], post: { operationId: "closeDesk", responses: answers(DESK) } },
  },
};

type Fault =
  | "closes to an undocumented status"
  | "accepts an ended session"
  | "forgets new desks"
  | "adds a floor with another status"
  | "drops emoji";

/** Characters outside of the basic plane, which some databases cannot store. */
const BEYOND_BASIC = /[\u{10000}-\u{10FFFF}]/gu;

const USER = ["--username", "rahim", "--password", "it is secret"];

/** Starts the server of the spec: a name is unique, a closed desk cannot be closed, and a logout ends the session. */
async function startDesks(fault?: Fault) {
  const tokens = new Set<string>();
  const bosses = new Set<string>();
  const desks = new Map<number, JsonObject>();
  let last = 0;
  let logins = 0;
  const answer = (method: string, path: string, token: string, body: JsonObject): [status: number, body?: unknown] => {
    if (method === "POST" && path === "/sessions") {
      const { email, password } = body;
      if (typeof email !== "string" || typeof password !== "string") return [400];
      const isBoss = email === "boss" && password === "it is hers";
      if (!isBoss && (email !== "rahim" || password !== "it is secret")) return [401];
      logins += 1;
      tokens.add(`token-${logins}`);
      if (isBoss) bosses.add(`token-${logins}`);
      return [201, { token: `token-${logins}` }];
    }
    if (!tokens.has(token)) return [401];
    if (method === "DELETE" && path === "/sessions/current") {
      if (fault !== "accepts an ended session") tokens.delete(token);
      return [204];
    }
    const { name } = body;
    const isName = typeof name === "string" && /\S/.test(name) && name.length <= 40;
    const isValid = isName && Object.keys(body).length === 1;
    if (path === "/floors") {
      if (!bosses.has(token)) return [403];
      const status = fault === "adds a floor with another status" ? 200 : 201;
      return isValid ? [status, { id: 1, name, status: "open" }] : [400];
    }
    if (path === "/desks") {
      if (method === "GET") return [200, [...desks.values()]];
      if (!isValid) return [400];
      if ([...desks.values()].some((desk) => desk["name"] === name)) return [409];
      last += 1;
      const stored = fault === "drops emoji" ? name.replaceAll(BEYOND_BASIC, "") : name;
      const desk = { id: last, name: stored, status: "open" };
      if (fault !== "forgets new desks") desks.set(last, desk);
      return [201, desk];
    }
    const [, text = "", action] = /^\/desks\/([^/]+)(\/close)?$/.exec(path) ?? [];
    const desk = desks.get(Number(text));
    if (!desk) return [404];
    if (method === "DELETE") return [desks.delete(Number(text)) ? 204 : 404];
    if (!action) return [200, desk];
    if (desk["status"] === "closed") return [409];
    const closed = { ...desk, status: "closed" };
    desks.set(Number(text), closed);
    return [200, fault === "closes to an undocumented status" ? { ...closed, status: "shut" } : closed];
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = request;
    const token = headers.authorization?.replace(/^Bearer /, "") ?? "";
    const body = await json(request).catch(() => undefined);
    const [status, told] = answer(method, url.split("?")[0] ?? "", token, objectOr(body));
    response.writeHead(status, {
      ...(told !== undefined && { "content-type": "application/json" }),
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    });
    response.end(told === undefined ? undefined : JSON.stringify(told));
  };
  return listen((request, response) => void respond(request, response));
}

async function reportOn(fault: Fault | undefined, user: readonly string[]) {
  const server = await startDesks(fault);
  try {
    const { reports, output } = await runCommand(["--url", server.url, "--unsafe", "--runs", "1", ...user], SPEC);
    const { findings, cases } = JSON.parse(reports["report.json"] ?? "{}") as {
      findings: { severity: string; check: string; operationId: string; message: string }[];
      cases: { id: string; outcome: string; reason: string | null; response: { status?: number } }[];
    };
    const told = findings.map((it) => `${it.severity} ${it.check} ${it.operationId}: ${it.message}`);
    return { told, cases, output, reports };
  } finally {
    await server.close();
  }
}

describe("an API that the command has never met", { timeout: PATIENCE_MS }, () => {
  it("is tested whole with a username and a password: no call meets an ended session, a conflict or a missing object", async () => {
    const { told, cases, output, reports } = await reportOn(undefined, USER);
    expect(told.filter((line) => line.startsWith("error"))).toEqual([]);
    const accepted = (id: string) => cases.find((it) => it.id.startsWith(id))?.response.status;
    expect(
      ["createDesk › example", "getDesk › example", "closeDesk › example", "removeDesk › example"].map(accepted),
    ).toEqual([201, 200, 200, 204]);
    const steps = cases.filter(({ id }) => id.startsWith("createDesk › lifecycle") && !id.endsWith("by another user"));
    expect(steps.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(steps.length).toBeGreaterThan(5);
    for (const text of [output, ...Object.values(reports)]) expect(text).not.toMatch(/token-\d|it is secret/);
  });

  it.for<[Fault, RegExp]>([
    ["closes to an undocumented status", /^error schema closeDesk: /],
    ["accepts an ended session", /^error open-door \w+: must be 401 or 403: the token after logout$/],
    ["forgets new desks", /^warning effect getDesk: does not find what createDesk has made$/],
    ["adds a floor with another status", /^error undocumented-status addFloor: /],
    ["drops emoji", /^error effect getDesk: must be "Tea 🍵/],
  ])("causes a finding when it %s", async ([fault, expected]) => {
    expect((await reportOn(fault, USER)).told).toContainEqual(expect.stringMatching(expected));
  });

  it("keeps the session of --header, and says how to test the logout", async () => {
    const server = await startDesks();
    const login = await fetch(`${server.url}/sessions`, {
      method: "POST",
      body: '{"email":"rahim","password":"it is secret"}',
    });
    const { token } = (await login.json()) as { token: string };
    try {
      const given = ["--header", `Authorization: Bearer ${token}`];
      const { reports } = await runCommand(["--url", server.url, "--unsafe", "--runs", "1", ...given], SPEC);
      const { cases } = JSON.parse(reports["report.json"] ?? "{}") as {
        cases: { id: string; reason: string | null }[];
      };
      expect(cases.find(({ id }) => id === "logout › example")?.reason).toBe(
        "it ends the session of --header, which the other calls need: give --username and --password, so that the run can log in with login",
      );
    } finally {
      await server.close();
    }
  });
});
