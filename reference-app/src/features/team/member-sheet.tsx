import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tag } from "@lobbykit/design-system/Tag";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";
import { CashIcon, ContractIcon, ReceiptIcon, RecordsIcon, TeamIcon } from "@lobbykit/design-system/icons";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { agentSearch } from "../../shared/config/agent-address.ts";
import { withSectionFilters } from "../../shared/config/section-filters.ts";
import { Moment } from "../../shared/content/moment.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { useSectionStep } from "../../shared/url-state/use-section-step.ts";
import { Facts } from "../../shared/records/facts.tsx";
import { Amount } from "../../shared/records/record-parts.tsx";
import type { RecordSearch } from "../../shared/records/use-record-search.ts";
import { teamMemberQuery, type TeamMember } from "../../shared/agents/queries.ts";
import { MEMBER_ID } from "../../shared/agents/use-named-member.ts";
import { kindOf } from "./rules.ts";

/** A sheet above the team with the member from the address. Back closes it (D20). */
export function MemberSheet({ search }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const { leave } = useSectionStep();
  const id = search.code("member", MEMBER_ID);
  const result = useQuery({ ...teamMemberQuery({ id: id ?? "", ...search.moments }), enabled: id !== undefined });
  const close = () => leave({ member: undefined, page: search.page > 1 ? String(search.page) : undefined });
  return (
    <Sheet isOpen={id !== undefined} onClose={close} title={result.data?.account ?? t("team.member")}>
      {id !== undefined && (
        <QueryState result={result} rows={8}>
          {(member) =>
            member ? (
              <MemberDetails member={member} search={search} />
            ) : (
              <EmptyState headingLevel={3} title={t("team.notHere")} text={t("team.notHereText")} />
            )
          }
        </QueryState>
      )}
    </Sheet>
  );
}

interface MemberDetailsProps {
  member: TeamMember;
  search: RecordSearch;
}

/** The member, their figures for the chosen days, and what the agent can do next. */
function MemberDetails({ member, search: { range, currency } }: MemberDetailsProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { id, type, level, upline, figures, teamFigures } = member;
  const days = { from: range.start, to: range.end };
  const amount = (value: string, isSigned = false) => <Amount amount={value} currency={currency} isSigned={isSigned} />;
  const figuresOf = (of: TeamMember["figures"]) => [
    { id: "deposits", label: t("team.figures.deposits"), value: amount(of.depositAmount) },
    { id: "withdrawals", label: t("team.withdrawn"), value: amount(of.withdrawalAmount) },
    { id: "bets", label: t("team.figures.bets"), value: amount(of.betAmount) },
    { id: "wins", label: t("team.payouts"), value: amount(of.winAmount) },
    { id: "bonuses", label: t("team.bonuses"), value: amount(of.bonusAmount) },
    { id: "profit", label: t("team.result"), value: amount(of.profit, true) },
  ];
  return (
    <Stack gap={16}>
      <Inline gap={8}>
        <Tag>{t(`team.kinds.${kindOf(type)}`)}</Tag>
        {member.nickname && <Text as="span">{member.nickname}</Text>}
      </Inline>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={8}>
        {member.directMembers > 0 && (
          <LinkButton
            fullWidth
            variant="soft"
            iconStart={TeamIcon}
            href={withSectionFilters(search, { parent: id, member: undefined, view: undefined, q: undefined })}
          >
            {t("team.goTeam", { count: member.teamMembers })}
          </LinkButton>
        )}
        <LinkButton
          fullWidth
          variant="soft"
          iconStart={RecordsIcon}
          href={agentSearch("teamBetting", search, { member: id, ...days })}
        >
          {t("team.goBets")}
        </LinkButton>
        <LinkButton
          fullWidth
          variant="soft"
          iconStart={ReceiptIcon}
          href={agentSearch("teamTransactions", search, { member: id, ...days })}
        >
          {t("team.goTransactions")}
        </LinkButton>
        <LinkButton
          fullWidth
          variant="soft"
          iconStart={CashIcon}
          href={agentSearch("agentTransfer", search, { member: id })}
        >
          {t("team.goTransfer")}
        </LinkButton>
        {level === 1 && kindOf(type) === "agent" && (
          <LinkButton
            fullWidth
            variant="soft"
            iconStart={ContractIcon}
            href={agentSearch("contracts", search, { member: id })}
          >
            {t("team.goContract")}
          </LinkButton>
        )}
      </Grid>
      <Facts
        facts={[
          { id: "balance", label: t("team.balance"), value: amount(member.balance) },
          { id: "upline", label: t("team.upline"), value: upline.account },
          { id: "level", label: t("team.level"), value: formatCount(level) },
          { id: "direct", label: t("team.direct"), value: formatCount(member.directMembers) },
          { id: "below", label: t("team.below"), value: formatCount(member.teamMembers) },
          { id: "joined", label: t("team.joinedAt"), value: <Moment at={member.joinedAt} /> },
          {
            id: "lastActive",
            label: t("team.lastActive"),
            value: member.lastActiveAt === null ? t("team.never") : <Moment at={member.lastActiveAt} />,
          },
        ]}
      />
      <Facts title={t("team.ownFigures")} facts={figuresOf(figures)} />
      {member.teamMembers > 0 && <Facts title={t("team.withTeam")} facts={figuresOf(teamFigures)} />}
    </Stack>
  );
}
