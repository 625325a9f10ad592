import { describe, expect, it } from "vitest";
import { findingAbout, headlineOf } from "./finding.ts";

const operation = { id: "getPet", method: "GET", path: "/pets/{id}", pointer: "/paths/~1pets~1{id}/get" };
const details = { where: "response 200 /id", message: "must be string" };

describe("a finding", () => {
  it("names its operation, is an error, and points at the operation when nothing else is said", () => {
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

  it("may be a warning, and may have a place of its own in the spec, even the root", () => {
    const finding = findingAbout(operation, "leak", { ...details, severity: "warning", specPointer: "" });
    expect([finding.severity, finding.specPointer]).toEqual(["warning", ""]);
  });

  it("is one line: operation, place, what is wrong, where the spec says so", () => {
    expect(headlineOf(findingAbout(operation, "schema", details))).toBe(
      "getPet GET /pets/{id} · response 200 /id: must be string (spec#/paths/~1pets~1{id}/get)",
    );
  });
});
