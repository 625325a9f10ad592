import {
  ChartIcon,
  ContractIcon,
  InviteIcon,
  ReceiptIcon,
  RecordsIcon,
  SortIcon,
  TeamIcon,
} from "@lobbykit/design-system/icons";
import type { AgentSection } from "../../shared/config/agent-sections.ts";
import { section, type SectionEntry } from "../centre/section.ts";

/** Every section with its navigation icon and its component, which loads when the section opens. */
export const SECTION_PARTS: Record<AgentSection, SectionEntry> = {
  agentTeamOverview: section(
    ChartIcon,
    async () => (await import("../../features/agent-overview/agent-overview-section.tsx")).AgentOverviewSection,
    "records",
    "team",
  ),
  teamManagement: section(
    TeamIcon,
    async () => (await import("../../features/team/team-section.tsx")).TeamSection,
    "records",
    "team",
  ),
  teamBetting: section(
    RecordsIcon,
    async () => (await import("../../features/team/team-bets-section.tsx")).TeamBetsSection,
    "records",
    "team",
  ),
  teamTransactions: section(
    ReceiptIcon,
    async () => (await import("../../features/team/team-transactions-section.tsx")).TeamTransactionsSection,
    "records",
    "team",
  ),
  contracts: section(
    ContractIcon,
    async () => (await import("../../features/contracts/contracts-section.tsx")).ContractsSection,
    "contracts",
    "money",
    "records",
  ),
  agentTransfer: section(
    SortIcon,
    async () => (await import("../../features/agent-transfers/agent-transfer-section.tsx")).AgentTransferSection,
    "agentTransfer",
    "cashier",
    "money",
  ),
  referralLinks: section(
    InviteIcon,
    async () => (await import("../../features/referrals/referral-links-section.tsx")).ReferralLinksSection,
    "referrals",
    "money",
  ),
};
