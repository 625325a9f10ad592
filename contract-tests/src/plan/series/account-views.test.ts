import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { accountViewSeries } from "./isolation.ts";

const text = { type: "string" };
const LOAN = { type: "object", required: ["id"], properties: { id: text, status: { enum: ["open", "returned"] } } };
const answer = (schema: object) => ({ "200": { content: { "application/json": { schema } } } });

function seriesOf(description: string, more: object = {}) {
  const context = contextOfPaths({
    "/loans": { get: { operationId: "list", responses: answer({ type: "array", items: LOAN }), ...more } },
    "/loans/{loanId}": {
      parameters: [{ name: "loanId", in: "path", required: true, schema: text }],
      get: { operationId: "read", description, responses: answer(LOAN) },
    },
  });
  return accountViewSeries(context, operationOf(context, "read"));
}
const claimKinds = (all: ReturnType<typeof seriesOf>) => [
  ...new Set(all.flatMap(({ claims = [] }) => claims.map(({ kind }) => kind))),
];

const steps = (of: string, by: string) => [
  ["list", of],
  ["list of the reader", by],
  ["status open", by],
  ["status returned", by],
  ["list of the reader again", by],
];

describe("the views of two accounts", () => {
  it("are compared in both directions, whichever account has more rights", () => {
    const sent = seriesOf("").map(({ groups }) =>
      groups
        .flat()
        .map(({ name, request: { authorization } }) => [
          name,
          "account" in authorization ? authorization.account : "first",
        ]),
    );
    expect(sent).toEqual([steps("first", "other"), steps("other", "first")]);
  });

  it.for<[words: string, kinds: string[]]>([
    ["One's own; a librarian any.", ["same-object", "same-access"]],
    ["A member sees the loans of other people as unknown.", ["same-object", "same-access"]],
    ["One loan.", ["same-object"]],
  ])("are closed to the same objects where the words say so: %s", ([words, kinds]) => {
    expect(claimKinds(seriesOf(words))).toEqual(kinds);
  });

  it("are not compared where no session is needed", () => {
    expect(seriesOf("One's own.", { security: [] })).toEqual([]);
  });
});
