import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import type { Clock } from "../clock.ts";
import { transaction } from "../store.ts";

/** The tree of agents: who is below whom. It contains every account with an upline or a downline. */
export type Team = ReturnType<typeof createTeam>;

/** `team_paths` is the transitive closure of the tree: one row per ancestor and member, including each account itself at depth 0. */
const SCHEMA = `
  create table if not exists team_members (
    account_id text primary key, upline_id text not null, joined_at integer not null
  ) strict, without rowid;
  create index if not exists team_members_by_upline on team_members (upline_id, joined_at);
  create table if not exists team_paths (
    ancestor_id text not null, member_id text not null, depth integer not null, primary key (ancestor_id, member_id)
  ) strict, without rowid;
  create index if not exists team_paths_by_member on team_paths (member_id, depth);
`;

/** The tree of agents and their downlines. A lookup costs only as much as it returns, however large the whole tree is. */
export function createTeam(store: DatabaseSync, clock: Clock) {
  store.exec(SCHEMA);
  const insertMember = inserter(store, "team_members");
  const insertItself = store.prepare("insert or ignore into team_paths values (?, ?, 0)");
  const insertPaths = store.prepare(`
    insert into team_paths
    select above.ancestor_id, below.member_id, above.depth + below.depth + 1
    from team_paths above, team_paths below where above.member_id = :upline and below.ancestor_id = :account
  `);
  const selectUpline = store.prepare("select upline_id from team_members where account_id = ?");
  const selectDepth = store.prepare(
    "select depth from team_paths where ancestor_id = ? and member_id = ? and depth > 0",
  );
  const selectWay = store.prepare(`
    select way.ancestor_id as id from team_paths way
    join team_paths inside on inside.ancestor_id = :ancestor and inside.member_id = way.ancestor_id
    where way.member_id = :member order by way.depth desc
  `);
  const selectBelow = store.prepare("select member_id from team_paths where ancestor_id = ? and depth > 0");
  return {
    /**
     * Adds an account under its upline, together with everyone already below it.
     * `joinedAt` is epoch milliseconds; now when left out.
     * @throws Error when it already has an upline, or the upline is below it
     */
    join: (accountId: string, uplineAccountId: string, joinedAt: number = clock.now()): void =>
      transaction(store, () => {
        insertItself.run(uplineAccountId, uplineAccountId);
        insertItself.run(accountId, accountId);
        insertMember({ accountId, uplineId: uplineAccountId, joinedAt });
        insertPaths.run({ upline: uplineAccountId, account: accountId });
      }),
    /** The direct upline; undefined at the top of a tree. */
    uplineOf: (accountId: string): string | undefined => {
      const row = selectUpline.get(accountId);
      return row && String(row.upline_id);
    },
    /** How many levels the member is below the ancestor: 1 is a direct downline, undefined is a member outside that team. */
    levelOf: (memberId: string, ancestorId: string): number | undefined => {
      const row = selectDepth.get(ancestorId, memberId);
      return row && Number(row.depth);
    },
    /** The path from the ancestor down to the member, both included; empty when there is none. */
    pathTo: (memberId: string, ancestorId: string): string[] =>
      selectWay.all({ ancestor: ancestorId, member: memberId }).map(({ id }) => String(id)),
    /** Everyone below the ancestor, at any level. */
    membersBelow: (ancestorId: string): string[] => selectBelow.all(ancestorId).map((row) => String(row.member_id)),
  };
}
