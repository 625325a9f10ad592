import type { JsonObject } from "../../../src/json.ts";

const ref = (pointer: string) => ({ $ref: `#/components/${pointer}` });
const json = (schema: unknown, value?: unknown) => ({
  "application/json": { schema, ...(value !== undefined && { examples: { typical: { value } } }) },
});
const marked = (schema: JsonObject, marks: JsonObject) => ({ ...schema, "x-contract": marks });
const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: "object", properties, ...more });
const succeeds = (schema: unknown, more: JsonObject = {}) => ({ "200": { content: json(schema), ...more } });
const denies = (closedTo: readonly string[] = []) => ({ "403": marked({}, { closedTo }) });

const KEY = { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", format: "uuid" } };
const itemId = (more: JsonObject = {}) => ({
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string", minLength: 1, maxLength: 12 },
  example: "item-99",
  ...more,
});
const ITEM_OF_LIST = { operationId: "listItems", pointer: "/value/content/0/id" };

const PAGE = object({
  content: marked({ type: "array", items: ref("schemas/Item") }, { page: "rows" }),
  total: marked({ type: "integer" }, { page: "total" }),
  totalPages: marked({ type: "integer" }, { page: "pages" }),
  page: marked({ type: "integer" }, { page: "number" }),
  pageSize: marked({ type: "integer" }, { page: "size" }),
  totalPrice: marked({ type: "string" }, { sumOf: { value: "/price", where: { status: "open" } } }),
});

const CLOCK = object({
  now: marked({ type: "integer" }, { clock: "list" }),
  next: marked({ type: "integer" }, { aheadOf: { member: "now", withinMs: 30_000 } }),
  after: marked({ type: "integer" }, { aheadOf: "now" }),
  draws: {
    type: "array",
    items: object({
      left: marked({ type: "integer" }, { countdown: true }),
      at: marked({ type: "integer" }, { due: { plus: "left", minus: "early" } }),
      soon: marked({ type: "integer" }, { due: { plus: "left" } }),
      never: marked({ type: "integer" }, { due: { minus: "left" } }),
    }),
  },
});

/** A contract with every Lobbykit mark and every kind of operation. The plan for it is in test/golden. */
export const RICH_SPEC = {
  openapi: "3.1.1",
  info: { title: "Rich", version: "1", "x-contract": { errorSchema: "/components/schemas/Error" } },
  security: [{ bearer: [] }],
  paths: {
    "/session": {
      post: {
        operationId: "login",
        tags: ["session"],
        security: [],
        "x-contract": { safe: true },
        requestBody: {
          required: true,
          content: {
            ...json(ref("schemas/Login"), { username: "somebody", password: "a password" }),
            "application/jose": { schema: { type: "string", contentSchema: ref("schemas/Login") } },
          },
        },
        responses: succeeds(object({ token: { type: "string" } })),
      },
      delete: {
        operationId: "logout",
        tags: ["session"],
        "x-contract": { safe: true, endsSession: true },
        responses: { "200": {} },
      },
    },
    "/guest": {
      post: {
        operationId: "openGuest",
        tags: ["session"],
        security: [{ bearer: [] }, {}],
        "x-contract": { safe: true, opensSession: "guest" },
        responses: { "200": {} },
      },
    },
    "/items": {
      get: {
        operationId: "listItems",
        tags: ["items"],
        parameters: [
          {
            name: "page",
            in: "query",
            schema: marked({ type: "integer", minimum: 1, maximum: 500 }, { page: "number" }),
          },
          {
            name: "pageSize",
            in: "query",
            schema: { type: "integer", minimum: 1, maximum: 100 },
            "x-contract": { page: "size" },
          },
          { name: "status", in: "query", schema: ref("schemas/Status"), example: "open" },
          { name: "lang", in: "query", schema: { type: "string", maxLength: 8 } },
          { name: "If-None-Match", in: "header", schema: { type: "string" } },
          { name: "Accept-Language", in: "header", schema: { type: "string" }, example: "bn" },
        ],
        responses: {
          ...succeeds(PAGE, { headers: { ETag: { schema: { type: "string" } } } }),
          "304": {},
          ...denies(["guest"]),
        },
      },
      head: {
        operationId: "headItems",
        tags: ["items"],
        parameters: [{ name: "page", in: "query", required: true, schema: { type: "integer", minimum: 1 } }],
        responses: { "200": { headers: { ETag: {} } }, "304": {} },
      },
      post: {
        operationId: "createItem",
        tags: ["items"],
        "x-contract": {
          safe: true,
          closedTo: ["restricted"],
          creates: {
            listedBy: "listItems",
            rows: "/value/content",
            key: "/id",
            value: "$response.body#/value/id",
            same: { title: "$request.body#/title" },
          },
        },
        parameters: [KEY],
        requestBody: {
          required: true,
          content: json(ref("schemas/NewItem"), { title: "Shoes", kind: { kind: "post", street: "Main Road" } }),
        },
        responses: succeeds(ref("schemas/Item")),
      },
    },
    "/items/{id}": {
      get: {
        operationId: "getItem",
        tags: ["items"],
        parameters: [itemId({ "x-contract": { from: ITEM_OF_LIST, owned: true } })],
        responses: succeeds(ref("schemas/Item")),
      },
      delete: {
        operationId: "removeItem",
        tags: ["items"],
        "x-contract": {
          safe: true,
          removes: {
            listedBy: "listItems",
            madeBy: "createItem",
            rows: "/value/content",
            key: "/id",
            value: "$request.path.id",
          },
        },
        parameters: [itemId({ "x-contract": { from: ITEM_OF_LIST } })],
        responses: { "200": {} },
      },
    },
    "/profile": {
      get: {
        operationId: "getProfile",
        tags: ["profile"],
        responses: succeeds(
          object({ id: marked({ type: "string" }, { personal: true }), nickname: { type: "string" } }),
        ),
      },
      put: {
        operationId: "setProfile",
        tags: ["profile"],
        "x-contract": {
          safe: true,
          sets: [
            { readBy: "getProfile", pointer: "/value/nickname", value: "$request.body#/nickname" },
            {
              readBy: "listItems",
              rows: "/value/content",
              key: "/id",
              is: "$request.body#/nickname",
              pointer: "/read",
              value: true,
            },
          ],
        },
        requestBody: {
          content: json(
            object(
              {
                nickname: { type: "string", maxLength: 9 },
                locale: { type: "string" },
                age: { type: "integer", minimum: 18, maximum: 120 },
              },
              { required: ["nickname"], additionalProperties: false },
            ),
            { nickname: "blue", age: 30 },
          ),
        },
        responses: { "200": {} },
      },
    },
    "/transfers": {
      post: {
        operationId: "transfer",
        tags: ["money"],
        "x-contract": {
          moves: { readBy: "getBalance", pointer: "/value", amount: "$request.body#/amount", sign: -1 },
        },
        parameters: [KEY],
        requestBody: {
          required: true,
          content: json(
            object(
              {
                amount: { type: "string", pattern: "^\\d+\\.\\d{2}$" },
                to: marked(
                  { type: "string" },
                  { owned: { operationId: "createItem", pointer: "/value/id", with: { title: "Ours" } } },
                ),
                secret: marked({ type: "string" }, { from: { account: "paymentPassword" } }),
              },
              { required: ["amount", "secret"] },
            ),
            { amount: "1.00", to: "item-1", secret: "000000" },
          ),
        },
        responses: { "200": {}, "402": {} },
      },
    },
    "/balance": {
      get: {
        operationId: "getBalance",
        tags: ["money"],
        "x-evidence": "inferred",
        responses: succeeds({ type: "string" }),
      },
    },
    "/clock": {
      get: { operationId: "getClock", tags: ["times"], security: [], responses: succeeds(CLOCK) },
    },
    "/stamp": {
      get: {
        operationId: "getStamp",
        tags: ["times"],
        security: [],
        responses: succeeds(object({ at: marked({ type: "integer" }, { clock: "answer" }) })),
      },
    },
    "/outcomes/{key}": {
      get: {
        operationId: "getOutcome",
        tags: ["money"],
        parameters: [
          {
            name: "key",
            in: "path",
            required: true,
            schema: { type: "string", format: "uuid" },
            "x-contract": { keyOf: "createItem" },
          },
        ],
        responses: { "200": {} },
      },
    },
    "/team": {
      get: {
        operationId: "listTeam",
        tags: ["agents"],
        "x-contract": { account: "agent", closedTo: ["member"] },
        parameters: [
          {
            name: "memberId",
            in: "query",
            schema: { type: "string" },
            "x-contract": { owned: { operationId: "listTeam", pointer: "/value/0/id" } },
          },
        ],
        responses: succeeds({ type: "array", items: object({ id: { type: "string" } }) }),
      },
    },
    "/report": {
      get: {
        operationId: "getReport",
        tags: ["money"],
        "x-contract": { exampleNeedsState: true },
        responses: succeeds(
          object({
            lines: { type: "array", items: object({ stake: { type: "string" } }) },
            sum: marked({ type: "string" }, { sumOf: { value: "/stake", rows: "/lines" } }),
            count: marked({ type: "integer" }, { sumOf: { value: "", rows: "/lines" } }),
            odd: marked({ type: "integer" }, { sumOf: true }),
          }),
        ),
      },
    },
    "/picture": {
      post: {
        operationId: "sendPicture",
        tags: ["files"],
        "x-contract": { safe: true },
        requestBody: { required: true, content: { "image/png": { schema: { type: "string" } } } },
        responses: { "200": {} },
      },
    },
    "/form": {
      post: {
        operationId: "sendForm",
        tags: ["files"],
        security: [],
        "x-contract": { safe: true },
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: object(
                { email: { type: "string", format: "email" }, copies: { type: "integer", minimum: 1 } },
                { required: ["email"] },
              ),
              examples: {
                late: { "x-contract": { needsState: true }, value: { email: "two@example.net" } },
                typical: { value: { email: "one@example.net", copies: 2 } },
              },
            },
          },
        },
        responses: { "200": {} },
      },
    },
    "/note": {
      post: {
        operationId: "sendNote",
        tags: ["files"],
        security: [],
        "x-contract": { safe: true },
        requestBody: { content: { "text/plain": { schema: { type: "string", maxLength: 5 }, example: "hello" } } },
        responses: { "200": {} },
      },
    },
    "/spoil": {
      post: {
        operationId: "spoil",
        tags: ["money"],
        "x-contract": { spoilsAccount: true },
        requestBody: {
          required: true,
          content: json(object({ sure: { const: true } }, { required: ["sure"] }), { sure: true }),
        },
        responses: { "200": {} },
      },
    },
    "/odd": {
      get: {
        operationId: "oddParameters",
        tags: ["odd"],
        security: [{ key: [] }],
        parameters: [
          {
            name: "ids",
            in: "query",
            required: true,
            schema: { type: "array", minItems: 1, maxItems: 2, items: { type: "integer" } },
          },
          { name: "deep", in: "query", style: "deepObject", required: true, schema: object({ a: { type: "string" } }) },
          {
            name: "filter",
            in: "query",
            content: { "application/json": { schema: object({ a: { type: "integer" } }, { required: ["a"] }) } },
            example: 1,
          },
          { name: "crumb", in: "cookie", required: true, schema: { type: "string", minLength: 3 } },
          { name: "X-Size", in: "header", required: true, schema: { type: "number", minimum: 0.5 } },
          { name: "back", in: "query", schema: { type: "string" }, "x-contract": { from: { server: "address" } } },
        ],
        responses: { "200": {} },
      },
    },
  },
  components: {
    schemas: {
      Status: { type: "string", enum: ["open", "closed"] },
      Item: object(
        { id: { type: "string" }, title: { type: "string" }, price: { type: "string" }, status: ref("schemas/Status") },
        { required: ["id"] },
      ),
      NewItem: object(
        {
          id: { type: "string", readOnly: true },
          title: { type: "string", minLength: 2, maxLength: 30 },
          colour: { type: ["string", "null"], "x-evidence": "proposed" },
          kind: { oneOf: [ref("schemas/Post"), ref("schemas/Pickup")] },
        },
        { required: ["title", "kind"], unevaluatedProperties: false },
      ),
      Post: object(
        { kind: { const: "post" }, street: { type: "string", minLength: 3 } },
        { required: ["kind", "street"] },
      ),
      Pickup: object({ kind: { const: "pickup" }, shop: { type: "integer" } }, { required: ["kind", "shop"] }),
      Login: object(
        { username: { type: "string", minLength: 1, maxLength: 20 }, password: { type: "string", maxLength: 40 } },
        { required: ["username", "password"], unevaluatedProperties: false },
      ),
      Error: object({ code: { type: "string" } }, { required: ["code"] }),
    },
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "query", name: "api_key" },
    },
  },
} satisfies JsonObject;
