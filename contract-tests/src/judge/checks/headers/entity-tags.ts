import type { PlanContext } from "../../../plan/context.ts";
import { changingMembers } from "../../../plan/read/schemas.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Answer } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { canonical, shortened, withoutMembers, firstDifference } from "../../values/comparison.ts";

/** The part of a request that chooses the representation. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const OK = 200;
/** Request headers by which a server chooses between representations of one address. */
const CHOOSING = /^accept/;

/**
 * Remembers the entity tags of a run. A tag stands for one content, so that the same tag at the same address must have the same content in every
 * answer, also after changes of other objects that it shows (RFC 9110, 8.8.1).
 */
export class EntityTags {
  readonly #contents = new Map<string, unknown>();

  /** @param owner whose view of the objects the answer has */
  look(context: PlanContext, operation: Operation, owner: string | undefined, asked: Asked, answer: Answer): Finding[] {
    const tag = "failure" in answer ? undefined : answer.headers.get("etag");
    if ("failure" in answer || tag === undefined || answer.status !== OK || asked.method !== "GET") return [];
    const chosenBy = Object.entries(asked.headers).filter(([name]) => CHOOSING.test(name.toLowerCase()));
    const key = JSON.stringify([owner, asked.url, chosenBy, tag]);
    const content = withoutMembers(answer.json ?? answer.text, changingMembers(context.contract, operation));
    if (!this.#contents.has(key)) this.#contents.set(key, content);
    const before = this.#contents.get(key);
    if (canonical(before) === canonical(content)) return [];
    const [pointer, due, found] = firstDifference(before, content);
    const message = `names the content with ${shortened(due)} at ${pointer || "the body"}, which an earlier answer had, but this one has ${shortened(found)}`;
    const doubt = tag.startsWith("W/") ? ("weak-tag" as const) : undefined;
    const grounds = { specPointer: `${operation.pointer}/responses`, doubt };
    return [findingAt(operation, "caching", answer, "header etag", message, grounds)];
  }
}
