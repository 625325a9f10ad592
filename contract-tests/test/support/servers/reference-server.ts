import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { locate } from "../../../src/spec/references.ts";
import {
  ACCOUNT_NAMES,
  FORM_MEDIA_TYPE,
  JOSE_MEDIA_TYPE,
  readContract,
  type AccountName,
  type Contract,
  type Operation,
  type Payload,
} from "../../../src/spec/contract.ts";
import { escapeToken, objectOr, replaceAt, type JsonObject } from "../../../src/json.ts";
import { createValidator, type Validate } from "../../../src/spec/validator.ts";
import { listen, type Listening } from "./listen.ts";

export const ACCOUNTS = {
  member: { username: "demo", password: "demo-1234", paymentPassword: "654321" },
  agent: { username: "agent", password: "demo-1234", paymentPassword: "654321" },
  other: { username: "poor", password: "demo-1234", paymentPassword: "654321" },
} as const;

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, code: string): Reply => ({
  status,
  body: { success: false, code, message: "refused", timestamp: 1 },
});
const INVALID = refusal(400, "INVALID_REQUEST");
const REUSED = refusal(400, "IDEMPOTENCY_CONFLICT");

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

const isSame = (template: string, path: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, "[^/]+").replaceAll(".", String.raw`\.`)}$`).test(path);

const pathValues = (template: string, path: string): JsonObject =>
  Object.fromEntries(
    template.split("/").flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(path.split("/")[index] ?? "")] as const];
    }),
  );

/** Responds with the first documented example of a successful response. */
function exampleAnswer(contract: Contract, operation: Operation): Reply {
  const answer = operation.answers.find(({ status }) => status.startsWith("2"));
  const examples = `${answer?.pointer ?? ""}/content/${escapeToken("application/json")}/examples`;
  const [name = ""] = Object.keys(objectOr(locate(contract.document, examples).node));
  const example = locate(contract.document, `${examples}/${escapeToken(name)}`).node;
  return { status: Number(answer?.status), body: objectOr(example)["value"] };
}

const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const readings = (text: string): unknown[] => [text, asNumber(text)];
const formValue = (text: string): JsonObject =>
  Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, asNumber(value)]));

function hasValidParameters(operation: Operation, validate: Validate, request: IncomingMessage, url: URL): boolean {
  const inPath = pathValues(operation.path, url.pathname);
  return operation.parameters.every(({ place, name, required, pointer }) => {
    const header = request.headers[name.toLowerCase()];
    const found = { path: inPath[name], query: url.searchParams.get(name), header, cookie: undefined }[place];
    if (typeof found !== "string") return !required;
    return readings(found).some((reading) => validate(pointer, reading).length === 0);
  });
}

/**
 * Starts a correct server for a small spec, made from the spec itself: it validates requests, has sessions, and responds with the documented
 * examples. It reads the spec with the command's code, but uses none of its checks.
 */
export async function startReferenceServer(document: JsonObject): Promise<Listening> {
  const contract = readContract(document);
  const validate = createValidator(contract.document);
  const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), use: "enc", alg: "ECDH-ES", kid: "test" };
  /** Each live token with the name of its account. */
  const tokens = new Map<string, AccountName>();
  /** Each idempotency key with the body that it came with. */
  const bodies = new Map<string, string>();

  const parse = async (payload: Payload, text: string): Promise<unknown> => {
    try {
      if (payload.mediaType === FORM_MEDIA_TYPE) return formValue(text);
      if (payload.mediaType !== JOSE_MEDIA_TYPE) return JSON.parse(text);
      const { plaintext } = await compactDecrypt(text, privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext));
    } catch {
      return undefined;
    }
  };

  const signIn = (operation: Operation, body: unknown): Reply => {
    const { username, password } = objectOr(body);
    const name = ACCOUNT_NAMES.find((it) => ACCOUNTS[it].username === username && ACCOUNTS[it].password === password);
    if (!name) return refusal(401, "LOGIN_FAILED");
    const token = randomUUID();
    tokens.set(token, name);
    const answer = exampleAnswer(contract, operation);
    return { ...answer, body: replaceAt(answer.body, "/value/token", token) };
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const at = (method: string | undefined) =>
      contract.operations.find((it) => it.method === method && isSame(it.path, url.pathname));
    // A HEAD that the spec does not describe is answered as GET; Node sends no body then.
    const operation = at(request.method) ?? (request.method === "HEAD" ? at("GET") : undefined);
    if (!operation) return refusal(404, "NOT_FOUND");
    const text = await readBody(request);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (operation.isSecured && !tokens.has(token)) return refusal(401, "UNAUTHENTICATED");
    if (operation.account === "agent" && tokens.get(token) !== "agent") return refusal(403, "NON_AGENT");
    if (!hasValidParameters(operation, validate, request, url)) return INVALID;
    const payload = operation.payloads.find(({ mediaType }) => mediaType === request.headers["content-type"]);
    if (operation.payloads.length > 0 && !payload) return INVALID;
    const body = payload && (await parse(payload, text));
    if (payload && (body === undefined || validate(payload.schemaPointer, body).length > 0)) return INVALID;
    const key = String(request.headers["idempotency-key"]);
    if ("idempotency-key" in request.headers && (bodies.get(key) ?? text) !== text) return REUSED;
    bodies.set(key, text);
    if (operation.id === "login") return signIn(operation, body);
    if (operation.endsSession) tokens.delete(token);
    if (operation.id === "getJwks") return { status: 200, body: { keys: [jwk] } };
    return exampleAnswer(contract, operation);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body } = await answer(request);
    response.writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    });
    response.end(JSON.stringify(body));
  };
  return listen((request, response) => void respond(request, response));
}
