import { describe, expect, it } from "vitest";
import { findingAbout, headlineOf } from "./finding.ts";

const operation = { id: "getPet", method: "GET", path: "/pets/{id}", pointer: "/paths/~1pets~1{id}/get" };
const details = { where: "response 200 /id", message: "must be string" };

describe("a finding", () => {
  it("is an error about its operation by default, and refers to the operation in the spec", () => {
    expect(findingAbout(operation, "schema", details)).toEqual({
      check: "schema",
      severity: "error",
      operationId: "getPet",
      method: "GET",
      path: "/pets/{id}",
      where: "response 200 /id",
      message: "must be string",
      specPointer: "/paths/~1pets~1{id}/get",
    });
  });

  it("may be a warning with another place in the spec, even the root", () => {
    const finding = findingAbout(operation, "leak", { ...details, doubt: "about-the-server", specPointer: "" });
    expect([finding.severity, finding.specPointer]).toEqual(["warning", ""]);
  });

  it("has a headline of one line with operation, place, message and spec pointer", () => {
    expect(headlineOf(findingAbout(operation, "schema", details))).toBe(
      "getPet GET /pets/{id} · response 200 /id: must be string (spec#/paths/~1pets~1{id}/get)",
    );
  });
});
