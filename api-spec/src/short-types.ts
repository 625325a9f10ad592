/**
 * Shortens the types that openapi-typescript writes, without changing what they accept: what almost every operation repeats becomes one
 * named type.
 */
import { astToString } from "openapi-typescript";
import ts from "typescript";

/** What every operation has, by the member of an operation; it becomes a named type with the contract's own types. */
const COMMON: Readonly<Record<string, { type: string; members: readonly string[]; comment: string }>> = {
  header: {
    type: "CallHeaders",
    members: ["X-Module-Id", "Accept-Language"],
    comment: "The headers that every call may have.",
  },
  responses: {
    type: "CallResponses",
    members: ["500", "503"],
    comment: "The responses that every call may get.",
  },
};

/** The named types besides those, in the notation of types.ts. */
const NAMED_TYPES = `
/** The parameters of an operation that takes only the headers of every call. */
type NoParameters = { query?: never; header?: CallHeaders; path?: never; cookie?: never };
/** A body in JSON. */
type JsonBody<Content> = { content: { "application/json": Content } };
/** A successful response: the envelope with its value, and the headers that the contract names. */
type Answer<Value, Headers = unknown> = {
    headers: Headers & { [name: string]: unknown };
    content: {
        "application/json": {
            success: components["schemas"]["Success"];
            value: Value;
            timestamp: components["schemas"]["Timestamp"];
        };
    };
};
/** An error response, with the headers that the contract names. */
type ErrorAnswer<Headers = unknown> = {
    headers: Headers & { [name: string]: unknown };
    content: { "application/json": components["schemas"]["ErrorEnvelope"] };
};
`;

const named = (name: string, parts: ts.TypeNode[] = []) => ts.factory.createTypeReferenceNode(name, parts);

const nameOf = ({ name }: ts.TypeElement): string | undefined => (name && "text" in name ? name.text : undefined);

/** The type of each member; undefined when the type is not an object type with exactly these members. */
function typesOf<Name extends string>(
  type: ts.TypeNode | undefined,
  ...names: readonly Name[]
): Record<Name, ts.TypeNode> | undefined {
  if (!type || !ts.isTypeLiteralNode(type) || type.members.length !== names.length) return undefined;
  const found = type.members.map((member) => [
    nameOf(member),
    ts.isPropertySignature(member) ? member.type : undefined,
  ]);
  const types = Object.fromEntries(found);
  return names.every((name) => types[name]) ? types : undefined;
}

const contentOf = (body: ts.TypeNode | undefined) => typesOf(body, "application/json")?.["application/json"];

/** The headers that the contract names, as a type argument; none when there are no such headers. */
function namedHeaders(headers: ts.TypeNode): ts.TypeNode[] {
  const members = ts.isTypeLiteralNode(headers) ? headers.members.filter(ts.isPropertySignature) : [];
  if (members.length === 0) return [];
  const type = ts.factory.createTypeLiteralNode(members);
  return [members.length === 1 ? ts.setEmitFlags(type, ts.EmitFlags.SingleLine) : type];
}

/** Returns the named type of a response; undefined for a response of another form. */
function namedResponse(type: ts.TypeNode): ts.TypeNode | undefined {
  const response = typesOf(type, "headers", "content");
  const json = contentOf(response?.content);
  if (!response || !json) return undefined;
  const headers = namedHeaders(response.headers);
  const envelope = typesOf(json, "success", "value", "timestamp");
  if (envelope) return named("Answer", [envelope.value, ...headers]);
  const isError = ts.isIndexedAccessTypeNode(json) && astToString(json).includes('["ErrorEnvelope"]');
  return isError ? named("ErrorAnswer", headers) : undefined;
}

/** Returns the named type of a request body in JSON; undefined for a body of another form. */
function namedBody(type: ts.TypeNode): ts.TypeNode | undefined {
  const json = contentOf(typesOf(type, "content")?.content);
  return json && named("JsonBody", [json]);
}

/** Takes out of a member of an operation what every operation has; undefined when it does not have all of it. */
function splitCommon(name: string, type: ts.TypeNode): { common: ts.TypeElement[]; rest: ts.TypeNode } | undefined {
  const wanted = COMMON[name];
  if (!wanted || !ts.isTypeLiteralNode(type)) return undefined;
  const isCommon = (member: ts.TypeElement) => wanted.members.includes(nameOf(member) ?? "");
  const common = type.members.filter(isCommon);
  if (common.length !== wanted.members.length) return undefined;
  const own = ts.factory.createTypeLiteralNode(type.members.filter((member) => !isCommon(member)));
  const reference = named(wanted.type);
  const rest = own.members.length === 0 ? reference : ts.factory.createIntersectionTypeNode([reference, own]);
  return { common, rest };
}

/** Whether an operation's parameters are only the headers of every call. */
function isWithoutParameters(type: ts.TypeNode): boolean {
  const { header, ...others } = typesOf(type, "query", "header", "path", "cookie") ?? {};
  if (!header || !ts.isTypeReferenceNode(header)) return false;
  return Object.values(others).every(({ kind }) => kind === ts.SyntaxKind.NeverKeyword);
}

/** The named type of a member of an operation; undefined to keep its own type. */
function namedMember(name: string | undefined, type: ts.TypeNode): ts.TypeNode | undefined {
  if (name === "parameters") return isWithoutParameters(type) ? named("NoParameters") : undefined;
  return name === "requestBody" ? namedBody(type) : namedResponse(type);
}

/**
 * Returns a path with its operations only. openapi-typescript also gives each path the parameters, which its operations repeat, and a member
 * `get?: never` for each method that the path does not have.
 */
function withOperationsOnly(path: ts.TypeElement): ts.TypeElement {
  if (!ts.isPropertySignature(path) || !path.type || !ts.isTypeLiteralNode(path.type)) return path;
  const { modifiers, name, questionToken } = path;
  const operations = path.type.members.filter(
    (member) => ts.isPropertySignature(member) && member.type && ts.isIndexedAccessTypeNode(member.type),
  );
  const type = ts.factory.createTypeLiteralNode(operations);
  return ts.factory.updatePropertySignature(path, modifiers, name, questionToken, type);
}

/** Shortens the paths of the generated `paths`; any other declaration stays as it is. */
function withShortPaths(node: ts.Node): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "paths") return node;
  const { modifiers, name, typeParameters, heritageClauses, members } = node;
  const paths = members.map(withOperationsOnly);
  return ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, paths);
}

/** Writes openapi-typescript's declarations with short paths and with the named types. */
export function writeShortTypes(nodes: readonly ts.Node[]): string {
  const commonTypes = new Map<string, string>();
  const visit = (before: ts.Node): ts.Node => {
    const node = ts.visitEachChild(before, visit, undefined);
    if (!ts.isPropertySignature(node) || !node.type) return node;
    const name = nameOf(node) ?? "";
    const split = splitCommon(name, node.type);
    if (split) commonTypes.set(name, astToString([ts.factory.createTypeLiteralNode(split.common)]));
    const type = split?.rest ?? namedMember(name, node.type) ?? node.type;
    return ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
  };
  const shortened = astToString(nodes.map(withShortPaths).map(visit));
  const common = [...commonTypes].map(
    ([name, text]) => `/** ${COMMON[name]?.comment} */\ntype ${COMMON[name]?.type} = ${text.trim()};\n`,
  );
  return `${shortened}${common.join("")}${NAMED_TYPES}`;
}
