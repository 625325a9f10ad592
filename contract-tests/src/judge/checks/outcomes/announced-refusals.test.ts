import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { received } from "../../../../test/support/received.ts";
import { findingAbout } from "../../finding.ts";
import { withoutAnnounced } from "./announced-refusals.ts";

const text = { type: "string" };
const BODY = {
  type: "object",
  properties: {
    zone: { ...text, description: "Name in the IANA time zone database." },
    until: { ...text, description: "Not earlier than today." },
    frames: { type: "integer", maximum: 24, description: "Frames in the hive." },
  },
};
const context = contextOfPaths({
  "/hives": {
    post: {
      operationId: "add",
      description: "A label that is in use is refused with the code `label_taken`.",
      requestBody: { content: { "application/json": { schema: BODY } } },
      responses: {},
    },
  },
});
const operation = operationOf(context, "add");
const finding = findingAbout(operation, "valid-refused", { where: "response 422", message: "was refused" });

describe("a refusal of a valid value", () => {
  it.for<[what: string, json: unknown, isAnnounced: boolean]>([
    ["a code that the words name", { code: "label_taken" }, true],
    ["a member whose words have a list of its values", { errors: [{ field: "/zone" }] }, true],
    ["a member whose words bound it by the clock", { errors: [{ field: "until" }] }, true],
    ["a member that only its schema bounds", { errors: [{ field: "/frames", code: "range" }] }, false],
    ["nothing", {}, false],
  ])("is announced when it names %s: %o is %s", ([, json, isAnnounced]) => {
    const verdict = { outcome: "passed", findings: [finding] } as const;
    const { findings } = withoutAnnounced(context.contract.document, operation, received(422, json), verdict);
    expect(findings).toHaveLength(isAnnounced ? 0 : 1);
  });
});
