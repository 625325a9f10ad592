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
import { part } from "../../shared/loading/part.tsx";
import type { SectionEntry } from "../centre/centre-dialog.tsx";

/** The available sections, each with its navigation icon and its component, which loads when the section opens. */
export const SECTION_PARTS: Partial<Record<AgentSection, SectionEntry>> = {
  agentTeamOverview: {
    icon: ChartIcon,
    part: part(
      async () => (await import("../../features/agent-overview/agent-overview-section.tsx")).AgentOverviewSection,
      "records",
      "team",
    ),
  },
  teamManagement: {
    icon: TeamIcon,
    part: part(async () => (await import("../../features/team/team-section.tsx")).TeamSection, "records", "team"),
  },
  teamBetting: {
    icon: RecordsIcon,
    part: part(
      async () => (await import("../../features/team/team-bets-section.tsx")).TeamBetsSection,
      "records",
      "team",
    ),
  },
  teamTransactions: {
    icon: ReceiptIcon,
    part: part(
      async () => (await import("../../features/team/team-transactions-section.tsx")).TeamTransactionsSection,
      "records",
      "team",
    ),
  },
  contracts: {
    icon: ContractIcon,
    part: part(
      async () => (await import("../../features/contracts/contracts-section.tsx")).ContractsSection,
      "contracts",
      "money",
    ),
  },
  agentTransfer: {
    icon: SortIcon,
    part: part(
      async () => (await import("../../features/agent-transfers/agent-transfer-section.tsx")).AgentTransferSection,
      "agentTransfer",
      "cashier",
      "money",
    ),
  },
  referralLinks: {
    icon: InviteIcon,
    part: part(
      async () => (await import("../../features/referrals/referral-links-section.tsx")).ReferralLinksSection,
      "referrals",
      "money",
    ),
  },
};
