import { expect, it } from "vitest";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { extensionOf } from "./extension-of.ts";

it("finds an operation in the document only once, because a plan reads the extensions of all operations for each of them", () => {
  const { contract, operation } = smallSpec({ "x-one": 1, "x-two": { value: 2 }, responses: {} });
  let count = 0;
  const document = {
    get paths() {
      count += 1;
      return contract.document["paths"];
    },
  };
  const read = ["x-one", "x-two", "x-three"].map((name) => extensionOf(document, operation, name));
  expect([read, count]).toEqual([[1, { value: 2 }, undefined], 1]);
});
