import { describe, expect, it } from "vitest";
import { makePlan } from "../plan.ts";
import { toCurl } from "../../report/formats/curl.ts";
import { toWire } from "../../run/http/send.ts";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";

const PNG_BASE64 = "iVBORw0KGgo=";

const context = fixtureContext({
  paths: {
    "/pictures": {
      post: {
        operationId: "sendPicture",
        requestBody: {
          required: true,
          content: {
            "image/png": { schema: { type: "string", maxLength: 100 }, examples: { dot: { value: PNG_BASE64 } } },
          },
        },
        responses: {},
      },
    },
    "/payments": {
      post: {
        operationId: "pay",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["amount", "secret"],
                properties: {
                  amount: { type: "integer", minimum: 1, maximum: 9 },
                  secret: {
                    type: "string",
                    pattern: "^\\d{6}$",
                    "x-contract": { from: { account: "paymentPassword" } },
                  },
                },
              },
              examples: { typical: { value: { amount: 1, secret: "000000" } } },
            },
          },
        },
        responses: {},
      },
    },
  },
});
const cases = makePlan(context, context.contract.operations).cases;
const casesOf = (operationId: string) => cases.filter((candidate) => candidate.operationId === operationId);
const wireOf = (id: string) => {
  const found = cases.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return toWire("http://server.example", operationOf(context, found.operationId), found.request, undefined);
};

describe("a picture as a body", () => {
  it("is sent as the bytes of its base64 example", () => {
    const wire = wireOf("sendPicture › example dot");
    expect(wire.headers["content-type"]).toBe("image/png");
    expect(wire.body).toEqual(Buffer.from(PNG_BASE64, "base64"));
    expect(toCurl(wire)).toBe(
      `echo ${PNG_BASE64} | base64 -d | curl -i -X POST -H 'accept: application/json, */*;q=0.5' ` +
        "-H 'content-type: image/png' --data-binary @- 'http://server.example/pictures'",
    );
  });

  it("is also tried missing, with another type, and with bytes that are not a picture", () => {
    const broken = casesOf("sendPicture").filter(({ kind }) => kind === "broken" || kind === "generated");
    expect(broken.map(({ id }) => id)).toEqual([
      "sendPicture › broken no picture",
      "sendPicture › broken no body",
      "sendPicture › broken wrong content type",
      "sendPicture › broken too large",
    ]);
    expect(wireOf("sendPicture › broken no picture")).toMatchObject({
      headers: { "content-type": "image/png" },
      body: "no picture",
    });
  });
});

describe("a payment password", () => {
  it("is the account's real one in every valid body, so that no run locks it", () => {
    const valid = casesOf("pay").filter(
      ({ expectation: { outcome } }) => outcome !== "refused" && outcome !== "denied" && outcome !== "no-method",
    );
    expect(valid.length).toBeGreaterThan(5);
    const own = { place: "body", pointer: "/secret", source: { account: "paymentPassword" } };
    const without = valid.filter(({ request }) => !JSON.stringify(request.substitutions).includes(JSON.stringify(own)));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
