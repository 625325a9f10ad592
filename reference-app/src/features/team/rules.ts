import type { TeamMember } from "../../shared/agents/queries.ts";

/** Longest text that can be looked for. */
const LONGEST_TEXT = 64;

/** What an address looks for; undefined for nothing. */
export const textOf = (text: string | null): string | undefined => text?.trim().slice(0, LONGEST_TEXT) || undefined;

/** What is known of the members right below somebody. */
export interface Branch {
  members: readonly TeamMember[];
  /** The last page that was read; 0 before the first. */
  page: number;
  /** How many there are in all; undefined before the first page. */
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

/** The branch with one more page. Who moved to it because somebody joined meanwhile is taken once. */
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

/** What an account is, for its name. */
export const kindOf = (type: number): "agent" | "restricted" | "member" =>
  AGENT_TYPES.includes(type) ? "agent" : type === RESTRICTED_TYPE ? "restricted" : "member";
