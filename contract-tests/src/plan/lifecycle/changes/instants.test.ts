import { expect, it } from "vitest";
import { instantsIn } from "./instants.ts";

const moment = { type: "string", format: "date-time" };

it("finds the times of creation and change that only a server sets", () => {
  const names = ["createdAt", "updated_at", "lastModified", "dateCreated", "startsAt", "created_by"];
  const properties = Object.fromEntries(names.map((name) => [name, moment]));
  expect(instantsIn({}, { ...properties, changed: { type: "boolean" } }, [])).toEqual({
    created: ["createdAt", "dateCreated"],
    updated: ["updated_at", "lastModified"],
  });
  expect(instantsIn({}, properties, ["createdAt"]).created).toEqual(["dateCreated"]);
});
