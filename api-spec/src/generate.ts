/**
 * Writes src/generated/ from the bundled contract (dist/openapi.json): types.ts, operations.ts and operations/,
 * error-messages.ts, client-messages.ts, languages.ts, version.ts.
 * `--check` writes nothing and exits 1 with the names of the files that have drifted.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS from "openapi-typescript";
import ts from "typescript";
import { answerShapes, type AnswerSchema } from "./answer-shapes.ts";
import { dereference } from "./dereference.ts";
import { writeShortTypes } from "./short-types.ts";
import type { TypedFields, TypedTextKind } from "./client/typed-text.ts";

interface Operation {
  operationId: string;
  security?: unknown[];
  tags: string[];
  "x-module-id": string;
  "x-encrypted": boolean;
  "x-encrypted-field"?: string;
  "x-send-token": boolean;
  "x-success-message"?: string;
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: AnswerSchema }> }>;
}
/** The keywords of a body's schema that are needed to find its typed fields. */
interface Schema {
  "x-typed-as"?: TypedTextKind;
  const?: unknown;
  contentSchema?: Schema;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Contract {
  info: { version: string };
  "x-client-messages": Record<string, Record<string, string>>;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: {
      ErrorCode: { enum: string[]; "x-messages": Record<string, string> };
      LanguageCode: { enum: string[] };
    } & Record<string, AnswerSchema>;
  };
}

const METHODS = ["get", "put", "post", "delete", "patch"];
const HEADER = "// Written by `npm run generate` from openapi/. Do not edit.\n";
const BUNDLE = new URL("../dist/openapi.json", import.meta.url);

/** Writes the types of the contract. An encrypted body has the type of its plain text, so that callers pass data and never a JWE. */
const writeTypes = async (contract: object) => {
  const nodes = await openapiTS(JSON.stringify(contract), {
    transform(schema) {
      const plain: unknown = "contentSchema" in schema ? schema.contentSchema : undefined;
      const isReference = typeof plain === "object" && plain !== null && "$ref" in plain;
      const name = isReference ? String(plain.$ref).split("/").at(-1) : undefined;
      return name ? ts.factory.createTypeReferenceNode(`components["schemas"]["${name}"]`) : undefined;
    },
  });
  return HEADER + writeShortTypes(nodes);
};

const operationsOf = ({ paths }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** Returns the properties of a schema and of the parts of its `allOf`. */
const propertiesOf = ({ contentSchema, allOf = [], properties = {} }: Schema): [string, Schema][] => [
  ...[...(contentSchema ? [contentSchema] : []), ...allOf].flatMap(propertiesOf),
  ...Object.entries(properties),
];

/** Returns the schemas that a body may have: the alternatives of a choice, or else the schema itself. */
function variantsOf(schema: Schema): Schema[] {
  const { contentSchema, oneOf = [], anyOf = [] } = schema;
  const variants = [...(contentSchema ? [contentSchema] : []), ...oneOf, ...anyOf].flatMap(variantsOf);
  return variants.length > 0 ? variants : [schema];
}

/**
 * Returns the top-level fields of an operation's bodies that people type (`x-typed-as`); undefined when there are none. The operation has no
 * references.
 */
function typedFieldsOf({ requestBody }: Operation): TypedFields[] | undefined {
  const [content] = Object.values(requestBody?.content ?? {});
  const variants = variantsOf(content?.schema ?? {}).map(propertiesOf);
  const typed = variants.flatMap((properties) => {
    const kinds = properties.map(([name, property]) => [name, property["x-typed-as"]]);
    const fields: TypedFields["fields"] = Object.fromEntries(kinds.filter(([, kind]) => kind !== undefined));
    if (Object.keys(fields).length === 0) return [];
    const [field, mark] = properties.find(([, property]) => typeof property.const === "string") ?? [];
    if (variants.length === 1 || field === undefined) return [{ fields }];
    return [{ when: [field, String(mark?.const)] as const, fields }];
  });
  return typed.length === 0 ? undefined : typed;
}

/** Returns the schema of a call's result: the envelope's `value`, or its `data` (R427). */
function valueOf({ responses }: Operation): AnswerSchema | undefined {
  const { value, data } = responses["200"]?.content?.["application/json"]?.schema?.properties ?? {};
  return value ?? data;
}

/** Writes one file for each tag, so that a page's chunks contain only the operations they call, and operations.ts with all of them. */
const writeOperations = (contract: Contract): Record<string, string> => {
  const shapeOf = answerShapes(contract);
  const typedFields = new Map(
    operationsOf(dereference(contract)).map(({ operation }) => [operation.operationId, typedFieldsOf(operation)]),
  );
  const byTag = new Map<string, string[]>();
  for (const { method, path, operation } of operationsOf(contract)) {
    const [tag = "other"] = operation.tags;
    const value = valueOf(operation);
    const meta = {
      method,
      path,
      moduleId: operation["x-module-id"],
      // Members that are false are left out, because every page loads these tables.
      encrypted: operation["x-encrypted-field"] ?? (operation["x-encrypted"] || undefined),
      sendToken: operation["x-send-token"] || undefined,
      typed: typedFields.get(operation.operationId),
      answer: value && shapeOf(value),
    };
    const line = `export const ${operation.operationId} = ${JSON.stringify(meta)} as const satisfies OperationMeta;`;
    byTag.set(tag, [...(byTag.get(tag) ?? []), line]);
  }
  const tags = [...byTag.keys()];
  const perTag = [...byTag].map(([tag, lines]) => [
    `operations/${tag}.ts`,
    `${HEADER}
import type { OperationMeta } from "../../client/operation-meta.ts";

${lines.join("\n")}
`,
  ]);
  const all = `${HEADER}
import type { OperationMeta } from "../client/operation-meta.ts";
${tags.map((tag) => `import * as ${tag} from "./operations/${tag}.ts";`).join("\n")}

export type { OperationMeta } from "../client/operation-meta.ts";
${tags.map((tag) => `export * from "./operations/${tag}.ts";`).join("\n")}

/** All operations by operationId. A page imports the operations that it calls one by one, so that its bundle contains no others. */
export const OPERATIONS = {
${tags.map((tag) => `  ...${tag},`).join("\n")}
} as const satisfies Record<string, OperationMeta>;

export type OperationId = keyof typeof OPERATIONS;
`;
  return { ...Object.fromEntries(perTag), "operations.ts": all };
};

const writeErrorMessages = ({ components }: Contract) => {
  const { enum: codes, "x-messages": messages } = components.schemas.ErrorCode;
  return `${HEADER}
/** English text of each error code; the text of the product specification where it has one (R433-R472). */
export const ERROR_MESSAGES = {
${codes.map((code) => `  ${code}: ${JSON.stringify(messages[code])},`).join("\n")}
} as const satisfies Record<string, string>;
`;
};

const writeClientMessages = (contract: Contract) => {
  const said = operationsOf(contract).flatMap(({ operation }) => {
    const message = operation["x-success-message"];
    return message ? [`  ${operation.operationId}: ${JSON.stringify(message)},`] : [];
  });
  return `${HEADER}
/** The message that a client shows after a success, by operation: a text of the product specification, or a key of CLIENT_MESSAGES. */
export const SUCCESS_MESSAGES = {
${said.join("\n")}
} as const satisfies Record<string, string>;

/**
 * Messages that clients show without the server, by language and key; the text of the product specification where it has one (R433-R472).
 */
export const CLIENT_MESSAGES = ${JSON.stringify(contract["x-client-messages"], null, 2)} as const satisfies Record<string, Record<string, string>>;
`;
};

const writeLanguages = ({ components }: Contract) => `${HEADER}
/** Interface languages of the contract (\`LanguageCode\`). */
export const LANGUAGE_CODES: readonly string[] = ${JSON.stringify(components.schemas.LanguageCode.enum)};
`;

const writeVersion = ({ info }: Contract) => `${HEADER}
/** Version of the contract (\`info.version\`, Semantic Versioning); what changed is in api-spec/openapi/CHANGELOG.md. */
export const CONTRACT_VERSION = ${JSON.stringify(info.version)};
`;

const contract: Contract = JSON.parse(readFileSync(BUNDLE, "utf8"));
const files = {
  "types.ts": await writeTypes(contract),
  ...writeOperations(contract),
  "error-messages.ts": writeErrorMessages(contract),
  "client-messages.ts": writeClientMessages(contract),
  "languages.ts": writeLanguages(contract),
  "version.ts": writeVersion(contract),
};

const check = process.argv.includes("--check");
const read = (file: URL) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};
mkdirSync(new URL("generated/operations/", import.meta.url), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`generated/${name}`, import.meta.url);
  if (!check) writeFileSync(file, text);
  else if (read(file) !== text) {
    console.error(`src/generated/${name} has drifted from the contract: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}
