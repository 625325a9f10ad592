import { escapeToken, isObject, objectOr, type JsonObject } from "../json.ts";
import { isForm, isJson } from "../media-type.ts";
import { locate } from "../spec/references.ts";
import type { SecurityAlternative } from "../spec/security.ts";

/** An operation that opens a session for a name and a password, and where its request and its response have them. */
export interface Login {
  readonly operationId: string;
  readonly path: string;
  readonly mediaType: string;
  /** A documented body, for the members besides the name and the password. */
  readonly body: JsonObject;
  /** The members of the body. */
  readonly username: string;
  readonly password: string;
  /** Pointer to the token in the response; undefined when the session is only in cookies. */
  readonly tokenPointer: string | undefined;
  /** The accounts of the documented bodies. */
  readonly users: readonly { readonly username: string; readonly password: string }[];
}

/** What is read of an operation. */
interface Candidate {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isSecured: boolean;
  readonly security: readonly SecurityAlternative[];
  readonly payloads: readonly {
    readonly mediaType: string;
    readonly schemaPointer: string;
    readonly examples: readonly { readonly value: unknown }[];
  }[];
  readonly answers: readonly { readonly status: string; readonly content: ReadonlyMap<string, string | undefined> }[];
}

const USERNAME = /^(?:user_?(?:name)?|login|e-?mail(?:_?address)?|account(?:_?name)?|identifier)$/i;
const PASSWORD = /^(?:password|passwd|pass_?phrase|pwd)$/i;
const TOKEN = /^(?:(?:access|auth|session|bearer|id)_?)?(?:token|jwt)$/i;
const SUCCESS = /^2(?:\d\d|xx)$/i;
/** A login by name. A registration takes a name and a password too, and may open a session. */
const REGISTRATION = /register|sign_?-?up|reset|forgot|change|create_?(?:user|account)/i;
/** How deep in a response the token may be. */
const MAX_DEPTH = 2;

/** Pointers to the properties of a schema, each with its name, also behind references. */
function membersOf(document: JsonObject, pointer: string): [name: string, pointer: string][] {
  const { node, pointer: place } = locate(document, pointer);
  const { properties, allOf } = objectOr(node);
  const own = Object.keys(objectOr(properties)).map((name): [string, string] => [
    name,
    `${place}/properties/${escapeToken(name)}`,
  ]);
  const parts = Array.isArray(allOf) ? allOf.flatMap((_, index) => membersOf(document, `${place}/allOf/${index}`)) : [];
  return [...own, ...parts];
}

/** The place of a token in a response, near the top. */
function tokenIn(document: JsonObject, schemaPointer: string, depth = 0): string | undefined {
  const members = membersOf(document, schemaPointer);
  const own = members.find(
    ([name, place]) => TOKEN.test(name) && objectOr(locate(document, place).node)["type"] === "string",
  );
  if (own) return `/${escapeToken(own[0])}`;
  if (depth >= MAX_DEPTH) return undefined;
  for (const [name, place] of members) {
    const inside = tokenIn(document, place, depth + 1);
    if (inside !== undefined) return `/${escapeToken(name)}${inside}`;
  }
  return undefined;
}

function loginOf(
  document: JsonObject,
  { id, path, payloads, answers }: Candidate,
  hasCookieSessions: boolean,
): Login | undefined {
  const payload =
    payloads.find(({ mediaType }) => isJson(mediaType)) ?? payloads.find(({ mediaType }) => isForm(mediaType));
  if (!payload || REGISTRATION.test(`${id} ${path}`)) return undefined;
  const names = membersOf(document, payload.schemaPointer).map(([name]) => name);
  const [username, password] = [USERNAME, PASSWORD].map((pattern) => names.find((name) => pattern.test(name)));
  const schemas = answers
    .filter(({ status }) => SUCCESS.test(status))
    .flatMap(({ content }) => [...content].flatMap(([mediaType, schema]) => (isJson(mediaType) && schema) || []));
  const token = schemas.map((schema) => tokenIn(document, schema)).find((pointer) => pointer !== undefined);
  const opensSession = token !== undefined || hasCookieSessions;
  if (username === undefined || password === undefined || !opensSession) return undefined;
  const examples = payload.examples.map(({ value }) => value).filter(isObject);
  const users = examples.flatMap(({ [username]: name, [password]: secret }) =>
    typeof name === "string" && typeof secret === "string" ? [{ username: name, password: secret }] : [],
  );
  return {
    operationId: id,
    path,
    mediaType: payload.mediaType,
    body: examples[0] ?? {},
    username,
    password,
    tokenPointer: token,
    users,
  };
}

/**
 * Finds the login of a spec that does not name one: an operation without credentials that takes a name and a password, and answers with a
 * token, or sets the cookie of the session. Undefined when there is none.
 */
export function inferredLogin(document: JsonObject, operations: readonly Candidate[]): Login | undefined {
  const hasCookieSessions = operations.some(({ security }) =>
    security.flat().some(({ credential }) => credential?.place === "cookie"),
  );
  return operations
    .filter(({ method, isSecured }) => method === "POST" && !isSecured)
    .map((operation) => loginOf(document, operation, hasCookieSessions))
    .find((login) => login !== undefined);
}

const LOGOUT = /(?:^|[^a-z])(?:log|sign)[-_ ]?(?:out|off)(?![a-z])/i;
const CURRENT_SESSION = /\/(?:sessions?|tokens?)(?:\/(?:current|me|self|mine))?\/?$/i;

/** Whether an operation ends the session that calls it, by its name or its path. */
export const endsSessionByName = (method: string, path: string, id: string): boolean =>
  LOGOUT.test(`${path} ${id.replaceAll(/([a-z])([A-Z])/g, "$1 $2")}`) ||
  (method === "delete" && CURRENT_SESSION.test(path));
