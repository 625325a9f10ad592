import { expect, it } from "vitest";
import { idFor, withIds } from "./operation-id.ts";

it("an operation without an id is named after its method and path", () => {
  expect(idFor("get", "/pets/{petId}")).toBe("getPetsPetId");
  expect(idFor("post", "/a-b//c.d/")).toBe("postABCD");
});

it("every operation has a unique id: the first keeps its id, and generated ids are numbered", () => {
  const paths = {
    "/a": { get: { operationId: "one" }, post: { operationId: "one" }, put: {}, trace: {} },
    "x-b": { get: {} },
    "/A": { put: {}, get: { operationId: "" } },
    "/-a": { put: { operationId: 7 } },
    "/c": { get: "none" },
  };
  const itemAt = (path: string): unknown => paths[path as keyof typeof paths];
  expect(
    withIds({ paths }, ["get", "post", "put"], itemAt).map(({ path, method, id }) => `${method} ${path} ${id}`),
  ).toEqual(["get /a one", "post /a postA", "put /a putA", "get /A getA", "put /A putA2", "put /-a putA3"]);
  expect(withIds({}, ["get"], () => undefined)).toEqual([]);
});
