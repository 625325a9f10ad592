import { marksOf, type Contract, type Operation } from "../../spec/contract.ts";
import { baseRequest } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Case } from "../case.ts";
import { caseOf } from "./input-case.ts";

/** Methods that do no harm if the server supports them: reads, and a made-up change without a token or a body. */
const TRIED = ["GET", "POST", "PATCH"] as const;

/** The session to send: a new one when the call might log out. A call with a method that the contract does not define may also log out, if the server supports that method. */
const sessionFor = ({ endsSession }: Operation) => (endsSession ? "own-session" : "session");

const isParameter = (part: string): boolean => part.startsWith("{");

/** Every method of a path. A literal path may also match another path with a parameter. */
function methodsAt({ operations }: Contract, { path }: Operation): string[] {
  const parts = path.split("/");
  const isSame = (other: string) => {
    const theirs = other.split("/");
    return (
      theirs.length === parts.length &&
      theirs.every((part, index) => part === parts[index] || isParameter(part) || isParameter(parts[index] ?? ""))
    );
  };
  return [...new Set(operations.filter((operation) => isSame(operation.path)).map(({ method }) => method))];
}

/** Tries methods that a path does not support, once per path. */
export function methodCases(context: PlanContext, operation: Operation): Case[] {
  const { operations, document, profile } = context.contract;
  if (!profile.knowsItsMethods) return [];
  const atAddress = operations.filter(({ path }) => path === operation.path);
  if (atAddress[0]?.id !== operation.id) return [];
  const methods = atAddress.map(({ method }) => method);
  const taken = methodsAt(context.contract, operation);
  const { errorSchema } = marksOf(document["info"]);
  const base = baseRequest(context, operation, undefined);
  return TRIED.filter((method) => !taken.includes(method)).map((method) =>
    caseOf(operation, "method", method, {
      stage: operation.endsSession ? "ending" : "open",
      request: {
        ...base,
        method,
        body: undefined,
        authorization: method === "GET" && operation.isSecured ? { kind: sessionFor(operation) } : { kind: "none" },
        substitutions: [],
      },
      expectation: { outcome: "no-method", methods, ...(typeof errorSchema === "string" && { errorSchema }) },
    }),
  );
}
