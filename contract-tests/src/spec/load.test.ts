import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { specOf } from "../../test/support/specs/spec-with-schemas.ts";
import { readContract } from "./contract.ts";
import { valueAt, type JsonObject } from "../json.ts";
import { createValidator } from "./validator.ts";
import { loadSpec } from "./load.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lobbykit-specs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const put = async (name: string, content: unknown): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

describe("loading a spec", () => {
  it("accepts YAML and JSON, and follows references to other files", async () => {
    await put(
      "pets.yaml",
      stringify({ Pet: { type: "object", properties: { owner: { $ref: "people.json#/Person" } } } }),
    );
    await put("people.json", {
      Person: { type: "object", properties: { pets: { items: { $ref: "pets.yaml#/Pet" } } } },
    });
    const answer = { description: "Done.", content: { "application/json": { schema: { $ref: "pets.yaml#/Pet" } } } };
    const whole = specOf({}, { paths: { "/pets": { get: { responses: { "200": answer } } } } });
    const { document } = await loadSpec(await put("whole.yml", stringify(whole)));
    const validate = createValidator(document);
    const schema = "/paths/~1pets/get/responses/200/content/application~1json/schema";
    expect(validate(schema, { owner: { pets: [{ owner: {} }] } })).toEqual([]);
    expect(validate(schema, { owner: { pets: [{ owner: 1 }] } }).map(({ message }) => message)).toEqual([
      "must be object",
    ]);
  });

  it.for(["team a", "größe", "100 %", "a#b"])("follows references in a folder with the name %s", async (name) => {
    await mkdir(path.join(folder, name));
    await put(`${name}/pet.yaml`, stringify({ type: "object", properties: { id: { $ref: "ids.yaml#/Id" } } }));
    await put(`${name}/ids.yaml`, stringify({ Id: { type: "integer" } }));
    const { document } = await loadSpec(await put(`${name}/whole.yaml`, specOf({ Pet: { $ref: "pet.yaml" } })));
    const messages = createValidator(document)("/components/schemas/Pet", { id: "a" }).map(({ message }) => message);
    expect(messages).toEqual(["must be integer"]);
  });

  it("reads files as Windows writes them", async () => {
    const text = `\uFEFF${stringify(specOf({ A: { type: "integer" } })).replaceAll("\n", "\r\n")}`;
    const file = await put("windows.yaml", "");
    await writeFile(file, text, "utf16le");
    const { document } = await loadSpec(file);
    expect(createValidator(document)("/components/schemas/A", 1)).toEqual([]);
  });

  it("refuses a folder, and a reference to a file that is missing, and says which", async () => {
    await expect(loadSpec(folder)).rejects.toThrow(`${folder} is a folder. Name the file of the spec with --spec.`);
    const file = await put("gone-file.yaml", specOf({ A: { $ref: "no where.yaml" } }));
    await expect(loadSpec(file)).rejects.toThrow(
      `The spec refers to ${path.join(folder, "no where.yaml")}, which does not exist.`,
    );
  });

  it("keeps the references inside a part of another file when other members stand beside its `$ref`", async () => {
    await put("lists.yaml", { List: { type: "array", items: { $ref: "#/Row" } }, Row: { type: "object" } });
    const list = { $ref: "lists.yaml#/List", description: "Ours." };
    const { document } = await loadSpec(await put("lists.json", specOf({ List: list, Twice: list })));
    const validate = createValidator(document);
    for (const name of ["List", "Twice"]) {
      const errors = validate(`/components/schemas/${name}`, [1]);
      expect(errors.map(({ message }) => message)).toEqual(["must be object"]);
    }
  });

  it("does not change text that looks like a reference in an example", async () => {
    const example = { $ref: "nowhere.json", $id: "x", nullable: true };
    const { document } = await loadSpec(
      await put("example.json", specOf({ A: { type: "object", example } }, { openapi: "3.0.3" })).catch(() => ""),
    );
    expect(valueAt(document, "/components/schemas/A/examples/0")).toEqual(example);
    expect(createValidator(document)("/components/schemas/A", {})).toEqual([]);
  });

  it.for<[string, string | JsonObject, string]>([
    ["swagger.json", { swagger: "2.0", paths: {} }, "is Swagger 2.0: convert it"],
    ["later.json", { openapi: "4.0.0", paths: {} }, "is OpenAPI 4.0.0: only 3.0 and 3.1 are supported"],
    ["hooks.json", { openapi: "3.1.0", webhooks: {} }, "it has only webhooks"],
    ["list.json", "[]", "is not an OpenAPI document"],
    ["broken.json", '{"openapi": "3.1.0",', "is not JSON"],
    ["broken.yaml", "openapi: [3.1", "is not YAML or JSON"],
    ["twice.yaml", "openapi: 3.1.0\nopenapi: 3.1.0", "is not YAML or JSON: Map keys must be unique"],
    [
      "gone.json",
      specOf({ A: { $ref: "#/components/schemas/B" } }),
      "spec#/components/schemas/A refers to #/components/schemas/B, which does not exist",
    ],
    ["gone-file.json", specOf({ A: { $ref: "nowhere.yaml" } }), "nowhere.yaml, which does not exist"],
    [
      "elsewhere.json",
      specOf({ A: { $ref: "https://elsewhere.example/a.json" } }),
      "The spec refers to https://elsewhere.example/a.json: other addresses are not fetched",
    ],
    [
      "circle.json",
      specOf(
        {},
        {
          paths: { "/a": { get: { parameters: [{ $ref: "#/components/parameters/A" }], responses: {} } } },
          components: {
            parameters: { A: { $ref: "#/components/parameters/B" }, B: { $ref: "#/components/parameters/A" } },
          },
        },
      ),
      "goes round in circles",
    ],
  ])("refuses %s and says why", async ([name, content, says]) => {
    const file = await put(name, content);
    await expect(loadSpec(file).then(({ document }) => readContract(document))).rejects.toThrow(says);
  });

  it("notes a version that is newer than the supported ones", async () => {
    const { notes } = await loadSpec(await put("new.json", specOf({}, { openapi: "3.2.0" })));
    expect(notes).toEqual(["OpenAPI 3.2.0 is read as 3.1: its new features are not tested"]);
  });
});
