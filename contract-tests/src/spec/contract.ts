import { profileFor } from "../profile/profiles.ts";
import type { Profile } from "../profile/profile.ts";
import { isForm } from "../media-type.ts";
import { withIds } from "./operation-id.ts";
import type { BorrowedSource } from "./borrowed-source.ts";
import { endsSessionByName, inferredLogin, type Login } from "../profile/inferred-login.ts";
import { ContractError, locate } from "./references.ts";
import { readServedAt } from "./servers.ts";
import type { ForeignForm } from "../foreign-address.ts";
import { needsCredentials, readSecurity, type SecurityAlternative } from "./security.ts";
import { escapeToken, isObject, objectOr, stringsOf, textOr, valueAt, type JsonObject } from "../json.ts";

const METHODS = ["get", "head", "post", "put", "patch", "delete"] as const;
export const JSON_MEDIA_TYPE = "application/json";
export const FORM_MEDIA_TYPE = "application/x-www-form-urlencoded";
export const JOSE_MEDIA_TYPE = "application/jose";

export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** How a value is written in a request (OpenAPI's `style` and `explode`). */
export interface Writing {
  readonly style: string;
  readonly isExploded: boolean;
  /** Media type of the value (`content`), which overrides the style. */
  readonly mediaType: string | undefined;
}

/**
 * The accounts of a run. By default an operation uses the session of an ordinary member (`x-contract.account` changes it). `other` is a
 * second ordinary member, who must not see or change anything of the first.
 */
export const ACCOUNT_NAMES = ["member", "agent", "other"] as const;
export type AccountName = (typeof ACCOUNT_NAMES)[number];

/** The values that a run has for an account. */
const ACCOUNT_FIELDS = ["username", "password", "paymentPassword"] as const;

/** Kinds of values that a run generates again for each request. */
export const FRESH_KINDS = ["uuid", "word", "digits", "email"] as const;
export type FreshKind = (typeof FRESH_KINDS)[number];
/** Length of a word that a run makes up. */
export const WORD_LENGTH = 10;

/** Where to find, or create, the id of an object that belongs to one account. */
export interface OwnedSource extends BorrowedSource {
  /** Body fields that differ from the example. */
  readonly with: JsonObject;
}

/** Where the real value of a parameter or property comes from (`x-contract.from` in the spec). */
export type ValueSource =
  | BorrowedSource
  | { readonly account: (typeof ACCOUNT_FIELDS)[number] }
  | { readonly fresh: FreshKind }
  /** The address of the server under test, or a foreign one that looks like it. */
  | { readonly server: "address"; readonly foreign?: ForeignForm };

export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  /** What the spec says of it in words; empty when it says nothing. */
  readonly description: string;
  readonly pointer: string;
  readonly schema: unknown;
  /** The documented examples; empty when the spec has none. */
  readonly examples: readonly unknown[];
  readonly source: ValueSource | undefined;
  /** Where to get a value that belongs to one account and is closed to all others (`x-contract.owned`). */
  readonly ownedFrom: OwnedSource | undefined;
  /** All marks of the spec on the parameter (`x-contract`). */
  readonly marks: JsonObject;
  readonly writing: Writing;
}

export interface NamedExample {
  readonly name: string;
  readonly value: unknown;
  /** Whether the example is accepted only in a state that the run does not create (`x-contract.needsState`). */
  readonly needsState: boolean;
}

export interface Payload {
  readonly mediaType: string;
  /** Pointer to the schema of the value; for an encrypted payload, of the decrypted value. */
  readonly schemaPointer: string;
  readonly schema: unknown;
  readonly examples: readonly NamedExample[];
  /** How form fields are written, where the spec defines it (`encoding`). */
  readonly writings: ReadonlyMap<string, Writing>;
  /** Names of the form fields that are files, or lists of files. */
  readonly files: ReadonlySet<string>;
}

export interface DocumentedHeader {
  readonly name: string;
  readonly required: boolean;
  readonly schemaPointer: string | undefined;
}

export interface DocumentedAnswer {
  /** "200", "4XX" or "default". */
  readonly status: string;
  readonly pointer: string;
  readonly headers: readonly DocumentedHeader[];
  /** Pointer to the schema by media type. */
  readonly content: ReadonlyMap<string, string | undefined>;
  /** Error codes that may occur with this status (`x-error-codes`); empty when the spec does not list them. */
  readonly errorCodes: readonly string[];
  /** All marks of the spec on the response (`x-contract`). */
  readonly marks: JsonObject;
}

export interface Operation {
  readonly id: string;
  /** The profile: what is known about the API beyond the spec. */
  readonly profile: Profile;
  readonly method: string;
  readonly path: string;
  readonly pointer: string;
  /** What the spec says of it in words; empty when it says nothing. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly evidence: string;
  /** Whether a session is required: every security alternative names a scheme. */
  readonly isSecured: boolean;
  readonly security: readonly SecurityAlternative[];
  readonly parameters: readonly Parameter[];
  readonly isBodyRequired: boolean;
  readonly payloads: readonly Payload[];
  readonly answers: readonly DocumentedAnswer[];
  /** Whether the run may call it without permission: it moves no money and does no damage (`x-contract.safe`, or a GET). */
  readonly isSafe: boolean;
  /** The account whose session is used; agent operations refuse an ordinary member (`x-contract.account`). */
  readonly account: AccountName;
  readonly endsSession: boolean;
  /** Whether it is the login that the run has recognised in a spec without marks (`Contract.login`). */
  readonly opensSession: boolean;
  /**
   * Whether a success would make the account unusable for the rest of the run, so that only refusals are tested
   * (`x-contract.spoilsAccount`).
   */
  readonly spoilsAccount: boolean;
  readonly exampleNeedsState: boolean;
  /** All marks of the spec on the operation (`x-contract`). */
  readonly marks: JsonObject;
  /** The server's address, when it differs from the API's (`servers` of the path or operation). */
  readonly servedAt: string | undefined;
}

/** Whether the operation documents the status by its number. */
export const documentsStatus = ({ answers }: Pick<Operation, "answers">, wanted: number): boolean =>
  answers.some(({ status }) => status === String(wanted));

/** The parsed spec. `document` keeps its structure, so that findings can point into it. */
export interface Contract {
  readonly document: JsonObject;
  readonly profile: Profile;
  readonly operations: readonly Operation[];
  /** The operation that opens a session, where the profile has none and the spec has one that looks like it. */
  readonly login: Login | undefined;
}

/** The marks of a part of the spec (`x-contract`); empty when it has none. */
export const marksOf = (node: unknown): JsonObject => objectOr(objectOr(node)["x-contract"]);

function borrowedSource(from: JsonObject): BorrowedSource | undefined {
  const { operationId, pointer, where } = from;
  if (typeof operationId !== "string" || typeof pointer !== "string") return undefined;
  return { operationId, pointer, ...(isObject(where) && { where }) };
}

/**
 * Where to get a value that belongs to one account. With `x-contract.owned: true` it is the source in `from`; otherwise `owned` names a
 * source itself, for a value that only other accounts send.
 */
export function ownedFrom(node: unknown): OwnedSource | undefined {
  const { owned, from } = marksOf(node);
  const mark = objectOr(owned === true ? from : owned);
  const source = borrowedSource(mark);
  return source && { ...source, with: objectOr(mark["with"]) };
}

/** Reads `x-contract.from` of a parameter or schema. */
export function sourceOf(node: unknown): ValueSource | undefined {
  const from = objectOr(marksOf(node)["from"]);
  const borrowed = borrowedSource(from);
  if (borrowed) return borrowed;
  const known = ACCOUNT_FIELDS.find((field) => field === from["account"]);
  if (known) return { account: known };
  const fresh = FRESH_KINDS.find((kind) => kind === from["fresh"]);
  if (fresh) return { fresh };
  if (from["server"] === "address") return { server: "address" };
  return undefined;
}

function readExamples(document: JsonObject, pointer: string): NamedExample[] {
  const node = objectOr(locate(document, pointer).node);
  const single = "example" in node ? [{ name: "example", value: node["example"], needsState: false }] : [];
  const named = Object.keys(objectOr(node["examples"])).map((name) => {
    const example = objectOr(locate(document, `${pointer}/examples/${escapeToken(name)}`).node);
    return { name, value: example["value"], needsState: marksOf(example)["needsState"] === true };
  });
  return [...single, ...named];
}

function readWriting(node: JsonObject, style: string, mediaType?: string): Writing {
  const named = typeof node["style"] === "string" ? node["style"] : style;
  const isExploded = typeof node["explode"] === "boolean" ? node["explode"] : named === "form";
  return { style: named, isExploded, mediaType };
}

const USUAL_STYLE: Readonly<Record<ParameterPlace, string>> = {
  path: "simple",
  query: "form",
  header: "simple",
  cookie: "form",
};
/** Headers that HTTP defines; OpenAPI ignores parameters with these names. */
const HEADERS_OF_HTTP: readonly string[] = ["accept", "content-type", "authorization"];

const PLACES: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

function readParameter(document: JsonObject, pointer: string): Parameter | undefined {
  const found = locate(document, pointer);
  const node = objectOr(found.node);
  const place = PLACES.find((candidate) => candidate === node["in"]);
  if (place === undefined || typeof node["name"] !== "string") return undefined;
  if (place === "header" && HEADERS_OF_HTTP.includes(node["name"].toLowerCase())) return undefined;
  const [mediaType] = Object.keys(objectOr(node["content"]));
  const carrier = mediaType === undefined ? found.pointer : `${found.pointer}/content/${escapeToken(mediaType)}`;
  const schema = locate(document, `${carrier}/schema`);
  const documented = readExamples(document, carrier).map((example) => example.value);
  const schemaExamples = objectOr(schema.node)["examples"];
  return {
    name: node["name"],
    place,
    required: node["required"] === true,
    description: textOr(node["description"], ""),
    pointer: schema.pointer,
    schema: schema.node,
    examples: documented.length === 0 && Array.isArray(schemaExamples) ? schemaExamples : documented,
    source: sourceOf(node) ?? sourceOf(schema.node),
    ownedFrom: ownedFrom(node) ?? ownedFrom(schema.node),
    marks: marksOf(node),
    writing: readWriting(node, USUAL_STYLE[place], mediaType),
  };
}

const BINARY_MEDIA_TYPE = /^(?:application\/(?:octet-stream|pdf|zip)|(?:image|audio|video|font)\/)/;

/** Whether a schema describes a file. Some frameworks give it the type of a text beside its media type. */
const isFile = (schema: unknown): boolean => {
  const { format, contentMediaType, contentEncoding, type } = objectOr(schema);
  if (format === "binary") return true;
  if (typeof contentMediaType !== "string") return false;
  return type === undefined || (contentEncoding === undefined && BINARY_MEDIA_TYPE.test(contentMediaType));
};

/** A schema may be a part of itself. */
const MAX_PARTS = 6;

/** The fields of an object schema that are files, also behind references and in the parts of an `allOf`. */
function filesIn(document: JsonObject, schemaPointer: string, depth = 0): string[] {
  const { node, pointer } = locate(document, schemaPointer);
  const { properties, allOf } = objectOr(node);
  const own = Object.keys(objectOr(properties)).filter((name) => {
    const place = `${pointer}/properties/${escapeToken(name)}`;
    return isFile(locate(document, place).node) || isFile(locate(document, `${place}/items`).node);
  });
  const parts =
    Array.isArray(allOf) && depth < MAX_PARTS
      ? allOf.flatMap((_, index) => filesIn(document, `${pointer}/allOf/${index}`, depth + 1))
      : [];
  return [...own, ...parts];
}

function readPayload(document: JsonObject, pointer: string, mediaType: string): Payload {
  const schema = locate(document, `${pointer}/schema`);
  const isEncrypted = mediaType === JOSE_MEDIA_TYPE && isObject(objectOr(schema.node)["contentSchema"]);
  const inner = isEncrypted ? locate(document, `${schema.pointer}/contentSchema`) : schema;
  return {
    mediaType,
    schemaPointer: inner.pointer,
    schema: inner.node,
    examples: readExamples(document, pointer),
    files: new Set(isForm(mediaType) ? filesIn(document, inner.pointer) : []),
    writings: new Map(
      Object.entries(objectOr(objectOr(valueAt(document, pointer))["encoding"])).flatMap(([name, encoding]) => {
        const { style, contentType } = objectOr(encoding);
        const mediaType = typeof contentType === "string" ? contentType : undefined;
        const isTold = mediaType !== undefined || style !== undefined;
        return isTold ? [[name, readWriting(objectOr(encoding), "form", mediaType)] as const] : [];
      }),
    ),
  };
}

function readAnswer(document: JsonObject, pointer: string, status: string): DocumentedAnswer {
  const found = locate(document, pointer);
  const node = objectOr(found.node);
  const named = Object.keys(objectOr(node["headers"])).filter((name) => !HEADERS_OF_HTTP.includes(name.toLowerCase()));
  const headers = named.map((name) => {
    const header = locate(document, `${found.pointer}/headers/${escapeToken(name)}`);
    const hasSchema = "schema" in objectOr(header.node);
    return {
      name: name.toLowerCase(),
      required: objectOr(header.node)["required"] === true,
      schemaPointer: hasSchema ? `${header.pointer}/schema` : undefined,
    };
  });
  const content = Object.entries(objectOr(node["content"])).map(([mediaType, media]): [string, string | undefined] => {
    const hasSchema = "schema" in objectOr(media);
    return [mediaType, hasSchema ? `${found.pointer}/content/${escapeToken(mediaType)}/schema` : undefined];
  });
  return {
    status,
    pointer: found.pointer,
    headers,
    content: new Map(content),
    errorCodes: stringsOf(node["x-error-codes"]),
    marks: marksOf(node),
  };
}

/** The parameters of a path, which the operation may override. */
function readParameters(document: JsonObject, item: string, operation: string): Parameter[] {
  const at = (place: string) => {
    const list = locate(document, `${place}/parameters`).node;
    return (Array.isArray(list) ? list : []).flatMap(
      (_, index) => readParameter(document, `${place}/parameters/${index}`) ?? [],
    );
  };
  const all = [...at(item), ...at(operation)];
  return [...new Map(all.map((parameter) => [`${parameter.place} ${parameter.name}`, parameter])).values()];
}

const STATUS = /^(?:[1-5](?:\d\d|xx)|default)$/i;

interface Known {
  readonly profile: Profile;
  readonly id: string;
}

function readOperation(document: JsonObject, { profile, id }: Known, path: string, method: string): Operation {
  const item = `/paths/${escapeToken(path)}`;
  const pointer = `${item}/${method}`;
  const node = objectOr(locate(document, pointer).node);
  const body = locate(document, `${pointer}/requestBody`);
  const marks = marksOf(node);
  const security = readSecurity(document, node);
  return {
    id,
    profile,
    method: method.toUpperCase(),
    path,
    pointer,
    description: textOr(node["description"], ""),
    tags: stringsOf(node["tags"]),
    evidence: typeof node["x-evidence"] === "string" ? node["x-evidence"] : "shown",
    isSecured: needsCredentials(security),
    security,
    parameters: readParameters(document, item, pointer),
    isBodyRequired: objectOr(body.node)["required"] === true,
    payloads: Object.keys(objectOr(objectOr(body.node)["content"])).map((mediaType) =>
      readPayload(document, `${body.pointer}/content/${escapeToken(mediaType)}`, mediaType),
    ),
    answers: Object.keys(objectOr(node["responses"]))
      .filter((status) => STATUS.test(status))
      .map((status) => readAnswer(document, `${pointer}/responses/${status}`, status)),
    isSafe: method === "get" || method === "head" || marks["safe"] === true,
    account: ACCOUNT_NAMES.find((name) => name === marks["account"]) ?? "member",
    endsSession: marks["endsSession"] === true || (profile.guessesLogin && endsSessionByName(method, path, id)),
    opensSession: false,
    spoilsAccount: marks["spoilsAccount"] === true,
    exampleNeedsState: marks["exampleNeedsState"] === true,
    marks,
    servedAt: readServedAt(document, [node, objectOr(locate(document, item).node)]),
  };
}

/**
 * Parses a bundled OpenAPI 3.1 document into testable operations; an operation without an id gets one.
 * @throws ContractError when the document is not OpenAPI
 */
export function readContract(document: unknown): Contract {
  if (!isObject(document) || !isObject(document["paths"])) {
    throw new ContractError("The spec is not an OpenAPI document: it has no paths.");
  }
  const profile = profileFor(document);
  const itemAt = (path: string) => locate(document, `/paths/${escapeToken(path)}`).node;
  const operations = withIds(document, METHODS, itemAt).map(({ path, method, id }) =>
    readOperation(document, { profile, id }, path, method),
  );
  const login = profile.guessesLogin ? inferredLogin(document, operations) : undefined;
  const marked = operations.map((operation) => ({ ...operation, opensSession: operation.id === login?.operationId }));
  return { document, profile, operations: marked, login };
}
