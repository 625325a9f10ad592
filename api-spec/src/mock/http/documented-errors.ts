import { readFileSync } from "node:fs";
import type { ErrorCode, FailureDetail } from "../handler.ts";

/** The error codes that the contract lists for each operation and status (`x-error-codes`). */
export interface DocumentedErrors {
  has(operationId: string, status: number, code: ErrorCode): boolean;
  /** Faults of a response's error code: it is not listed for the response's status. */
  breachesOf(operationId: string, status: number, body: unknown): FailureDetail[];
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const inside = (node: unknown, ...keys: string[]): unknown =>
  keys.reduce((at, key) => (isJson(at) ? at[key] : undefined), node);

/** @param spec path of the bundled contract, or the contract itself */
export function documentedErrors(spec: string | object): DocumentedErrors {
  const contract: unknown = typeof spec === "string" ? JSON.parse(readFileSync(spec, "utf8")) : spec;
  const lists = new Map(
    Object.values(Object(inside(contract, "paths"))).flatMap((item) =>
      Object.values(Object(item)).flatMap((operation) => listsOf(contract, operation)),
    ),
  );
  return {
    has: (operationId, status, code) => lists.get(`${operationId} ${status}`)?.includes(code) ?? false,
    breachesOf: (operationId, status, body) => {
      const list = lists.get(`${operationId} ${status}`);
      const code = inside(body, "code");
      if (!list || list.includes(code)) return [];
      return [
        { path: "body/code", message: `${String(code)} is not one of ${list.join(", ")}, the codes of a ${status}` },
      ];
    },
  };
}

/** The listed codes by status, for each status of the operation that lists some. */
function listsOf(contract: unknown, operation: unknown): [string, unknown[]][] {
  const operationId = inside(operation, "operationId");
  return Object.entries(Object(inside(operation, "responses"))).flatMap(([status, response]) => {
    const reference = inside(response, "$ref");
    const name = typeof reference === "string" ? reference.split("/").at(-1) : undefined;
    const target = name === undefined ? response : inside(contract, "components", "responses", name);
    const codes = inside(target, "x-error-codes");
    return Array.isArray(codes) ? [[`${String(operationId)} ${status}`, codes] as [string, unknown[]]] : [];
  });
}
