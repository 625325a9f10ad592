import type { TeamMember } from "../../shared/agents/queries.ts";

/** The longest search text. */
const LONGEST_TEXT = 64;

/** The search text in the address; undefined when empty. */
export const textOf = (text: string | null): string | undefined => text?.trim().slice(0, LONGEST_TEXT) || undefined;

/** The loaded direct downlines of a member. */
export interface Branch {
  members: readonly TeamMember[];
  /** The last loaded page; 0 before the first. */
  page: number;
  /** Their total number; undefined before the first page. */
  total: number | undefined;
  state: "here" | "loading" | "failed";
}

export type Branches = Readonly<Record<string, Branch>>;

const NEW_BRANCH: Branch = { members: [], page: 0, total: undefined, state: "here" };

export const branchOf = (branches: Branches, id: string): Branch => branches[id] ?? NEW_BRANCH;

export const withState = (branches: Branches, id: string, state: Branch["state"]): Branches => ({
  ...branches,
  [id]: { ...branchOf(branches, id), state },
});

/** Adds a page to the branch. A member who moved to it because another one joined is added once. */
export function withPage(
  branches: Branches,
  id: string,
  { content, page, total }: { content: readonly TeamMember[]; page: number; total: number },
): Branches {
  const { members } = branchOf(branches, id);
  const known = new Set(members.map((member) => member.id));
  const added = content.filter((member) => !known.has(member.id));
  return { ...branches, [id]: { members: [...members, ...added], page, total, state: "here" } };
}

/** Types of agents (R263). */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
const RESTRICTED_TYPE = 4;

/** The kind of an account, for its label. */
export const kindOf = (type: number): "agent" | "restricted" | "member" =>
  AGENT_TYPES.includes(type) ? "agent" : type === RESTRICTED_TYPE ? "restricted" : "member";
