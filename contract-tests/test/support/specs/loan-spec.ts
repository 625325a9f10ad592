const TEXT = { type: "string" };
const WHOLE = { type: "integer" };
const query = (name: string, schema: object, description = "") => ({ name, in: "query", schema, description });
const answers = (schema: object | undefined, status = "200", ...refusals: number[]) => ({
  [status]: { description: "Done.", ...(schema && { content: { "application/json": { schema } } }) },
  ...Object.fromEntries([400, 404, ...refusals].map((it) => [String(it), { description: "Refused." }])),
});
const body = (schema: object, example: object) => ({
  required: true,
  content: { "application/json": { schema, example } },
});
const id = (name: string) => ({ name, in: "path", required: true, schema: TEXT });

const TOOL = {
  type: "object",
  required: ["id", "name"],
  properties: {
    id: { ...TEXT, readOnly: true },
    name: TEXT,
    kind: { enum: ["saw", "drill"] },
    note: { type: ["string", "null"] },
    price: WHOLE,
    shelfId: TEXT,
    shelf: { type: "object", properties: { id: TEXT, label: TEXT } },
    openLoans: { ...WHOLE, readOnly: true, description: "Number of open loans." },
  },
};
const NEW_TOOL = {
  type: "object",
  required: ["name"],
  properties: { name: { ...TEXT, minLength: 1, maxLength: 40 }, note: { type: ["string", "null"], maxLength: 40 } },
};
const LOAN = {
  type: "object",
  required: ["id", "status"],
  properties: { id: TEXT, toolId: TEXT, status: { enum: ["open", "returned", "cancelled"] } },
};
const PAGE = { type: "object", properties: { items: { type: "array", items: TOOL }, total: WHOLE, next: TEXT } };

/** A spec of tools and their loans, without a mark for this command: enums, partial answers, states, counters and a list below objects. */
export const LOAN_SPEC = {
  openapi: "3.1.0",
  info: { title: "Tools", version: "1" },
  components: {},
  paths: {
    "/tools": {
      get: {
        operationId: "listTools",
        parameters: [
          query("cursor", TEXT),
          query("limit", { ...WHOLE, minimum: 1, maximum: 50 }),
          query("kind", { enum: ["saw", "drill"] }),
          query("sort", { enum: ["price"] }),
          query("fields", TEXT, "Members to return, besides `id`. Unknown names are refused with 400."),
          query("expand", { enum: ["shelf"] }),
        ],
        responses: answers(PAGE),
      },
      post: {
        operationId: "createTool",
        requestBody: body(NEW_TOOL, { name: "Saw" }),
        responses: answers(TOOL, "201"),
      },
    },
    "/tools/{toolId}": {
      parameters: [id("toolId")],
      get: { operationId: "getTool", responses: answers(TOOL) },
      put: { operationId: "replaceTool", requestBody: body(NEW_TOOL, { name: "Saw" }), responses: answers(TOOL) },
      delete: { operationId: "removeTool", responses: answers(undefined, "204") },
    },
    "/shelves/{shelfId}": {
      parameters: [id("shelfId")],
      get: { operationId: "getShelf", responses: answers({ type: "object", properties: { id: TEXT, label: TEXT } }) },
    },
    "/tools/{toolId}/loans": {
      parameters: [id("toolId")],
      get: { operationId: "listLoans", responses: answers({ type: "array", items: LOAN }) },
      post: {
        operationId: "createLoan",
        requestBody: body({ type: "object", properties: { name: TEXT } }, { name: "Ann" }),
        responses: answers(LOAN, "201"),
      },
    },
    "/loans/{loanId}": { parameters: [id("loanId")], get: { operationId: "getLoan", responses: answers(LOAN) } },
    "/loans/{loanId}/return": {
      parameters: [id("loanId")],
      post: {
        operationId: "returnLoan",
        description: "Only an open loan can be returned. Lowers `openLoans` of the tool by one.",
        responses: answers(LOAN, "200", 409),
      },
    },
    "/loans/{loanId}/cancel": {
      parameters: [id("loanId")],
      post: { operationId: "cancelLoan", responses: answers(LOAN, "200", 409) },
    },
  },
};
