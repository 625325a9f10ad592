import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Note } from "../../shared/layout/note.tsx";
import { given } from "../../shared/url-state/search-values.ts";
import { useSectionStep } from "../../shared/url-state/use-section-step.ts";
import {
  amountColumn,
  countColumn,
  momentColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { listSource, recordPageQuery } from "../../shared/records/record-query.ts";
import type { RecordSearch } from "../../shared/records/use-record-search.ts";
import type { TeamMember, TeamPage } from "../../shared/agents/queries.ts";
import { MEMBER_ID } from "../../shared/agents/use-named-member.ts";
import { kindOf } from "./rules.ts";
import { TeamPath } from "./team-path.tsx";

const ALL_LEVELS = "all";

interface TeamListProps {
  search: RecordSearch;
  /** The search text, for all levels; undefined for none. */
  text: string | undefined;
}

/** The direct downlines of a member, with links to the level below. */
export function TeamList({ search, text }: TeamListProps) {
  const { t } = useTranslation();
  const { go } = useSectionStep();
  const { currency, page } = search;
  const parentId = search.code("parent", MEMBER_ID);
  const chosen = search.choice("depth", [ALL_LEVELS]);
  const depth = text === undefined ? chosen : ALL_LEVELS;
  const query = { ...search.moments, ...given({ parentId, depth, q: text }) };
  const source = listSource("listTeamMembers", query);
  // The same page that the list requests; it also contains the path.
  const { data } = useQuery(recordPageQuery(source, page));
  const currencyOf = () => currency;
  const columns: RecordColumn<TeamMember>[] = [
    textColumn("account", t("team.account"), ({ account }) => account),
    textColumn("kind", t("team.kind"), ({ type }) => t(`team.kinds.${kindOf(type)}`)),
    countColumn("team", t("team.below"), ({ teamMembers }) => teamMembers),
    amountColumn("deposits", t("team.figures.deposits"), ({ figures }) => figures.depositAmount, currencyOf),
    amountColumn("bets", t("team.figures.bets"), ({ figures }) => figures.betAmount, currencyOf),
    amountColumn("profit", t("team.result"), ({ figures }) => figures.profit, currencyOf, { isSigned: true }),
    amountColumn("balance", t("team.balance"), ({ balance }) => balance, currencyOf, { card: "aside" }),
  ];
  const more: RecordColumn<TeamMember>[] = [
    textColumn("nickname", t("team.nickname"), ({ nickname }) => nickname ?? ""),
    countColumn("level", t("team.level"), ({ level }) => level),
    textColumn("upline", t("team.upline"), ({ upline }) => upline.account),
    momentColumn("joined", t("team.joinedAt"), ({ joinedAt }) => joinedAt),
    momentColumn("lastActive", t("team.lastActive"), ({ lastActiveAt }) => lastActiveAt),
    countColumn("direct", t("team.direct"), ({ directMembers }) => directMembers),
  ];
  return (
    <Stack gap={16}>
      {data ? <TeamPath path={data.answer.path} /> : <Skeleton shape="text" />}
      <RecordFrame<TeamMember, TeamPage>
        label={t("agent.sections.teamManagement")}
        fileName="team"
        search={search}
        filters={
          text === undefined
            ? [
                {
                  name: "depth",
                  label: t("team.depth"),
                  usualLabel: t("team.depths.direct"),
                  value: chosen,
                  options: [{ value: ALL_LEVELS, label: t("team.depths.all") }],
                },
              ]
            : []
        }
        totals={[]}
        hasRowsOfDays={false}
        searchText={text}
        source={source}
        columns={columns}
        more={more}
        onOpen={({ id }) => go({ member: id, page: page > 1 ? String(page) : undefined })}
      />
      <Note>{t("team.periodNote")}</Note>
    </Stack>
  );
}
