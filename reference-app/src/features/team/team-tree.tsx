import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tag } from "@lobbykit/design-system/Tag";
import { Text } from "@lobbykit/design-system/Text";
import { TreeView, type TreeNode } from "@lobbykit/design-system/TreeView";
import { TeamIcon, UserIcon } from "@lobbykit/design-system/icons";
import { Note } from "../../shared/layout/note.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { useSectionStep } from "../../shared/url-state/use-section-step.ts";
import { RecordPeriod } from "../../shared/records/record-period.tsx";
import { Amount } from "../../shared/records/record-parts.tsx";
import type { RecordSearch } from "../../shared/records/use-record-search.ts";
import type { TeamMember } from "../../shared/agents/queries.ts";
import { branchOf, kindOf, type Branches } from "./rules.ts";
import { useTeamTree } from "./use-team-tree.ts";

const ROOT = "root";
/** Placeholder rows while the first page loads. */
const ROWS = 8;

/** The team as a tree, with the bets of each member and their team. A branch loads when it is opened. */
export function TeamTree({ search }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const { range } = search;
  return (
    <Stack gap={16}>
      <RecordPeriod search={search} />
      <Note>{t("team.treeNote")}</Note>
      <Branched key={range.start + range.end} search={search} />
    </Stack>
  );
}

function Branched({ search: { moments, currency } }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const { go } = useSectionStep();
  const { branches, read, first } = useTeamTree(moments, ROOT);
  const top = branchOf(branches, ROOT);
  const nodes = useMemo(
    () => nodesBelow(branches, ROOT, currency, (kind) => t(`team.kinds.${kind}`)),
    [branches, currency, t],
  );
  const rest = (top.total ?? 0) - top.members.length;
  return (
    <QueryState result={first} rows={ROWS}>
      {({ total }) =>
        total === 0 ? (
          <EmptyState headingLevel={3} title={t("team.nobody")} text={t("team.nobodyText")} />
        ) : (
          <Stack gap={12}>
            <TreeView
              label={t("agent.sections.teamManagement")}
              nodes={nodes}
              onMore={(id) => void read(id)}
              onValueChange={(member) => go({ member })}
            />
            {top.state === "failed" && <Text tone="danger">{t("team.treeFailed")}</Text>}
            {rest > 0 && (
              <Button fullWidth variant="soft" loading={top.state === "loading"} onClick={() => void read(ROOT)}>
                {t("team.more", { count: rest })}
              </Button>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

type KindName = (kind: ReturnType<typeof kindOf>) => string;

/** The loaded nodes below a member. */
const nodesBelow = (branches: Branches, id: string, currency: string, nameOf: KindName): TreeNode[] =>
  branchOf(branches, id).members.map((member) => nodeOf(branches, member, currency, nameOf));

function nodeOf(branches: Branches, member: TeamMember, currency: string, nameOf: KindName): TreeNode {
  const { id, account, type, directMembers, teamFigures } = member;
  const { members, total, state } = branchOf(branches, id);
  const kind = kindOf(type);
  return {
    id,
    label: account,
    icon: directMembers > 0 ? TeamIcon : UserIcon,
    detail: <Amount amount={teamFigures.betAmount} currency={currency} />,
    ...(kind !== "member" && { tag: <Tag>{nameOf(kind)}</Tag> }),
    ...(directMembers > 0 && {
      nodes: nodesBelow(branches, id, currency, nameOf),
      total: total ?? directMembers,
      hasMore: members.length < (total ?? directMembers),
    }),
    ...(state !== "here" && { below: state }),
  };
}
