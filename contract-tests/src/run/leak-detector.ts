import type { Operation } from "../spec/contract.ts";
import type { Answer } from "../judge/answer.ts";
import type { Finding } from "../judge/finding.ts";
import { leakFindings, type Confidential } from "../judge/leaks/leaks.ts";
import { percentDecoded } from "../percent-decoding.ts";
import type { SessionName } from "../plan/case.ts";
import type { Profile } from "../profile/profile.ts";
import type { WireRequest } from "./http/send.ts";
import type { Account } from "./values/substitute.ts";

/** Sessions that see only their own data; an agent also sees downlines. */
const SEES_ONLY_ITSELF: readonly SessionName[] = ["member", "restricted", "guest"];

const textOf = ({ url, headers, body }: WireRequest): string =>
  [percentDecoded(url) ?? url, ...Object.values(headers), typeof body === "string" ? body : ""].join("\n");

/** Checks every response of a run for leaks. */
export class LeakDetector {
  readonly #passwords: readonly (readonly [what: string, secret: string])[];
  readonly #personal = new Set<string>();
  readonly #tokenPointer: string | undefined;
  /** Findings about the server as a whole are reported once. */
  readonly #told = new Set<string>();

  constructor(accounts: readonly Account[], { signIn }: Profile) {
    this.#tokenPointer = signIn?.tokenPointer;
    this.#passwords = (signIn ? accounts : []).flatMap(({ password, paymentPassword }) => [
      ["the password of an account", password] as const,
      ["the payment password of an account", paymentPassword] as const,
    ]);
  }

  /** Registers values that belong to another member. */
  addPersonal(values: Iterable<unknown>): void {
    for (const value of values) if (typeof value === "string" && value !== "") this.#personal.add(value);
  }

  look(operation: Operation, session: SessionName | undefined, wire: WireRequest, answer: Answer): Finding[] {
    if ("failure" in answer) return [];
    const confidential: Confidential = {
      passwords: this.#passwords,
      token: /^\S+ (\S+)$/.exec(wire.headers["authorization"] ?? "")?.[1],
      tokenPointer: this.#tokenPointer,
      personal: session === undefined || SEES_ONLY_ITSELF.includes(session) ? this.#personal : new Set(),
    };
    return leakFindings(operation, answer, textOf(wire), confidential).filter((finding) => this.#isNew(finding));
  }

  #isNew({ severity, where, message }: Finding): boolean {
    if (severity === "error") return true;
    const told = `${where}: ${message}`;
    if (this.#told.has(told)) return false;
    this.#told.add(told);
    return true;
  }
}
