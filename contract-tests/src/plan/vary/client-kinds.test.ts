import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { valueSent, exampleRequest } from "../generate/requests.ts";
import { makePlan } from "../plan.ts";
import { fromOtherClients } from "./client-kinds.ts";

const responses = { "200": { content: { "application/json": { schema: { type: "object" } } } }, "400": {} };
const KIND = { type: "string", enum: ["WEB", "PHONE"] };
const BODY = {
  type: "object",
  properties: { platform: KIND, kind: KIND, back: { type: "string", "x-contract": { ownHost: true } } },
};
const context = contextOfPaths({
  "/games": {
    post: {
      operationId: "openGame",
      parameters: [{ name: "device", in: "query", schema: KIND, example: "WEB" }],
      "x-refusals": [
        { when: "the address is foreign", code: "FOREIGN", change: { "/back": { value: "https://a.example/" } } },
      ],
      requestBody: {
        content: { "application/json": { schema: BODY, example: { platform: "WEB", kind: "WEB", back: "/" } } },
      },
      responses,
    },
  },
});
const operation = operationOf(context, "openGame");
const { series, cases } = makePlan(context, [operation]);

describe("requests of other kinds of clients", () => {
  it("have each other value of an enum that says the kind, in the query and in the body", () => {
    const found = fromOtherClients(context, operation, exampleRequest(context, operation)).map(([client, request]) => [
      client,
      request.parameters.query["device"],
      valueSent(request),
    ]);
    const [phone, web] = [{ device: "PHONE" }, { device: "WEB" }].map(({ device }) => device);
    expect(found.map(([client]) => client)).toEqual([`device ${phone}`, `platform ${phone}`]);
    expect(found[0]?.[1]).toBe(phone);
    expect(found[1]?.[2]).toEqual({ platform: phone, kind: web, back: "/" });
  });

  it("are refused for the documented reason too", () => {
    const refused = series.find(({ id }) => id === "openGame › refused when the address is foreign");
    expect(refused?.groups.flat().map(({ name }) => name)).toEqual(["changed", "device PHONE", "platform PHONE"]);
    expect(refused?.claims).toMatchObject([
      { kind: "refused-with", step: "changed", code: "FOREIGN" },
      { kind: "refused-with", step: "device PHONE", code: "FOREIGN" },
      { kind: "refused-with", step: "platform PHONE", code: "FOREIGN" },
    ]);
  });

  it("are refused when they name a foreign host", () => {
    const named = cases.map(({ id }) => id).filter((id) => id.includes("on a foreign host, "));
    expect(named.map((id) => id.replace(/^.*, /, ""))).toEqual(["device PHONE", "platform PHONE"]);
  });
});
