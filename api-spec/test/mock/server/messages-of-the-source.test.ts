import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { CLIENT_MESSAGES, SUCCESS_MESSAGES } from "../../../src/generated/client-messages.ts";
import { OPERATIONS } from "../../../src/generated/operations.ts";
import { codeIn, fileAt, read, tableOf } from "./mock-docs.ts";
import { openWorld, outboxOf, tokenOf, type Envelope, type Mock } from "../start-mock.ts";

/** A row of the table "Messages of the product specification" in docs/mock-server.md. */
interface Row {
  id: string;
  /** The words of the product specification, without code formatting. */
  words: string;
  /** Whether the words are the message itself, rather than a description of it. */
  isMessage: boolean;
  where: Where;
  calls: readonly string[];
}

/** Where a message appears: on the last call, in the client, or both. */
interface Where {
  operationId: string | undefined;
  /** A status, or "no answer". */
  status: string | undefined;
  code: string | undefined;
  /** What the answer must contain. */
  content: object;
  /** `en.offline`: the language and key of a message that clients show themselves. */
  clientKey: string | undefined;
  files: readonly string[];
}

function readWhere(cell: string): Where {
  const parts = codeIn(cell);
  const content = parts.find((part) => part.startsWith("{"));
  return {
    operationId: parts.find((part) => part in OPERATIONS),
    status: parts.find((part) => /^\d{3}$|^no answer$/.test(part)),
    code: parts.find((part) => /^[A-Z_]+$/.test(part)),
    content: content === undefined ? {} : JSON.parse(content),
    clientKey: parts.find((part) => /^[a-z]{2}\.\w+$/.test(part)),
    files: parts.filter((part) => part.startsWith("reference-app/")),
  };
}

const ROWS: readonly Row[] = tableOf(read("docs/mock-server.md"), "Id").map(
  ([id = "", words = "", where = "", input = ""]) => ({
    id,
    words: words.replaceAll("`", ""),
    isMessage: words.startsWith("`"),
    where: readWhere(where),
    calls: codeIn(input),
  }),
);

const textOf = (clientKey: string): unknown => {
  const [language, key = ""] = clientKey.split(".");
  return Object.entries(CLIENT_MESSAGES)
    .filter(([name]) => name === language)
    .flatMap(([, texts]) => Object.entries(texts))
    .find(([name]) => name === key)?.[1];
};

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const GUEST = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
const tokenFor = async (name: string) => {
  if (name !== "guest") return tokenOf(mock, name);
  const { json } = await mock.call("POST", "/wps/session/login/freeplay", { json: GUEST });
  return String(Object(json.value).token);
};

async function drawCaptcha(): Promise<Record<string, string>> {
  const { headers } = await mock.call("GET", "/wps/captcha");
  const [message] = await outboxOf(mock);
  return { captcha: message?.code ?? "", captchaId: headers.get("x-captcha-id") ?? "" };
}

/** The answer to the last call of a row; "no answer" when the connection was lost. */
interface Outcome {
  status: string;
  json: Envelope;
}

const NO_ANSWER: Outcome = { status: "no answer", json: {} };

/** Sends the calls of a row in order, as the documentation writes them. */
async function perform(calls: readonly string[]): Promise<Outcome> {
  const tokens = new Map<string, string>();
  let known: Record<string, string> = {};
  let outcome = NO_ANSWER;
  for (const [index, written] of calls.entries()) {
    const text = written === "again" ? (calls[index - 1] ?? "") : written;
    if (text.includes("{captcha}") && !("captcha" in known)) known = { ...known, ...(await drawCaptcha()) };
    const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `{${name}}`);
    const call = /^(?:(?<who>\w+): )?(?<method>[A-Z]+) (?<address>\S+)(?: (?<body>.+))?$/.exec(filled)?.groups;
    if (!call) throw new Error(`Not a call: ${text}`);
    const { who, method = "", address = "", body } = call;
    if (who && !tokens.has(who)) tokens.set(who, await tokenFor(who));
    const token = who === undefined ? undefined : tokens.get(who);
    outcome = await send(method, address, body, token);
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(outcome.json.value ?? {}))?.[1];
    if (id !== undefined) known = { ...known, id };
  }
  return outcome;
}

async function send(method: string, address: string, body?: string, token?: string): Promise<Outcome> {
  const type = body === undefined || /^[{[]/.test(body) ? "application/json" : "application/x-www-form-urlencoded";
  try {
    const { status, json } = await mock.call(method, address, {
      ...(body !== undefined && { text: body, type }),
      ...(token !== undefined && { token }),
      headers: { "idempotency-key": randomUUID() },
    });
    return { status: String(status), json };
  } catch {
    return NO_ANSWER;
  }
}

/** What a person reads after the calls of a row: the client's words if the page names some, otherwise the server's. */
function saidAt({ operationId, code, clientKey }: Where, { json }: Outcome): unknown[] {
  if (clientKey !== undefined) return [clientKey.slice(3), textOf(clientKey)];
  if (code !== undefined) return [json.message];
  return Object.entries(SUCCESS_MESSAGES)
    .filter(([name]) => name === operationId)
    .map(([, message]) => message);
}

/** The message itself, or any message if the product specification only describes it. */
const wordsOf = ({ words, isMessage }: Row): unknown => (isMessage ? words : expect.stringMatching(/./));

describe("docs/mock-server.md, messages of the product specification", () => {
  it("has a row for each message of the product specification", () => {
    expect(ROWS.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => `R${433 + index}`));
  });

  it("repeats the words of the requirements", () => {
    const section = read("docs/requirements.md").split(/^### 8\. /m)[1] ?? "";
    const requirements = new Map(tableOf(section, "ID").map(([id, text]) => [id, text]));
    for (const { id, words } of ROWS) expect(requirements.get(id)).toContain(words);
  });

  it.each(ROWS.filter(({ calls }) => calls.length > 0))(
    "$id produces its message with the documented input: $words",
    async (row) => {
      const { where, calls } = row;
      const outcome = await perform(calls);
      const { requests } = (await mock.call("GET", "/__mock/requests")).json;
      const log = requests as { operationId?: string; verdict: string }[];
      expect(log.filter(({ verdict }) => verdict === "broken answer")).toEqual([]);
      expect([log[0]?.operationId, outcome.status, outcome.json.code]).toEqual([
        where.operationId,
        where.status,
        where.code,
      ]);
      expect(outcome.json).toMatchObject(where.content);
      expect(saidAt(where, outcome)).toContainEqual(wordsOf(row));
    },
  );

  it.each(ROWS.filter(({ calls }) => calls.length === 0))("$id names the message that clients show: $words", (row) => {
    expect(row.where.clientKey).toBeDefined();
    expect(saidAt(row.where, NO_ANSWER)).toContainEqual(wordsOf(row));
  });

  it("R457 R458 names existing files of the app, and texts that contain the words", () => {
    const named = ROWS.flatMap(({ where, words }) => where.files.map((file) => ({ file, words })));
    expect(named.filter(({ file }) => !existsSync(fileAt(file)))).toEqual([]);
    const texts = named.filter(({ file }) => file.endsWith(".json"));
    expect(texts.length).toBeGreaterThan(0);
    for (const { file, words } of texts) expect(Object.values(JSON.parse(read(file)))).toContain(words);
  });
});
