import { expect, test } from "vitest";
import { refusedFields } from "./refused-fields.ts";

test("R233 the refused fields are the fields of the body that the server names", () => {
  const details = [{ path: "body/username" }, { path: "query/merchantCode" }, { path: "body/email" }];
  expect(refusedFields(details)).toEqual(["username", "email"]);
});
