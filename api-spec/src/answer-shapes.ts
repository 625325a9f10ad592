import type { AnswerShape } from "./client/answer-shape.ts";

/** The keywords of a response's schema that decide its shape. */
export interface AnswerSchema {
  $ref?: string;
  "x-when-unreadable"?: "leaveOut";
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, AnswerSchema>;
  additionalProperties?: AnswerSchema;
  items?: AnswerSchema;
  oneOf?: AnswerSchema[];
  anyOf?: AnswerSchema[];
  allOf?: AnswerSchema[];
}

interface Contract {
  components: { schemas: Record<string, AnswerSchema> };
}

const LETTERS: Readonly<Record<string, string>> = {
  string: "s",
  integer: "n",
  number: "n",
  boolean: "b",
  null: "0",
};
const MISSING = "u";
/** The shape of a value for which the contract gives no type: any JSON value matches. */
const ANY = "snbo0";
const AROUND = "^";

const isLetters = (shape: AnswerShape): shape is string => typeof shape === "string" && shape !== AROUND;

/** Joins alternative shapes into one: all letters into one string, followed by the other shapes. */
function oneOf(shapes: readonly AnswerShape[]): AnswerShape {
  const letters = [...new Set(shapes.filter(isLetters).join(""))].join("");
  const others = shapes.filter((shape) => !isLetters(shape));
  const all = letters === "" ? others : [letters, ...others];
  return all.length > 1 ? all : (all[0] ?? ANY);
}

/** Creates a function that returns the shape of a schema; undefined when the value is always null. @throws for a broken reference */
export function answerShapes({ components }: Contract): (schema: AnswerSchema) => AnswerShape | undefined {
  const resolve = (reference: string) => {
    const schema = components.schemas[reference.split("/").at(-1) ?? ""];
    if (!schema) throw new Error(`${reference} is not in the contract`);
    return schema;
  };

  /** Merges a schema with the schema that it references and with the parts of its `allOf`. */
  const merged = (schema: AnswerSchema): AnswerSchema => {
    const parts = [...(schema.$ref === undefined ? [] : [resolve(schema.$ref)]), ...(schema.allOf ?? [])].map(merged);
    return [...parts, schema].reduce((all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }));
  };

  /** Returns the shape of a schema. `around` is the reference to the enclosing object, to recognise recursion. */
  function shapeOf(schema: AnswerSchema, around?: string): AnswerShape {
    if (schema.$ref !== undefined && schema.$ref === around) return AROUND;
    const {
      type = [],
      properties = {},
      required = [],
      additionalProperties = {},
      items = {},
      ...rest
    } = merged(schema);
    const choices = rest.oneOf ?? rest.anyOf;
    if (choices) return oneOf(choices.map((choice) => shapeOf(choice, around)));
    const shapes = [type].flat().map((name): AnswerShape => {
      if (name === "array") return [shapeOf(items, around)];
      if (name !== "object") return LETTERS[name] ?? ANY;
      const fields = Object.entries(properties).map(([field, property]): [string, AnswerShape] => {
        const shape = shapeOf(property, schema.$ref);
        if (property["x-when-unreadable"]) return [field, { "~": shape }];
        return [field, required.includes(field) ? shape : oneOf([MISSING, shape])];
      });
      return fields.length > 0 ? Object.fromEntries(fields) : { "*": shapeOf(additionalProperties, around) };
    });
    return oneOf(shapes);
  }

  return (schema) => {
    const shape = shapeOf(schema);
    return shape === LETTERS.null ? undefined : shape;
  };
}
