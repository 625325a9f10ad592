import {
  BankIcon,
  CashIcon,
  ChartIcon,
  CoinsIcon,
  GiftIcon,
  DownloadIcon,
  HeartIcon,
  HistoryIcon,
  IdentityIcon,
  LimitsIcon,
  MailIcon,
  MessageIcon,
  ProtectionIcon,
  RebateIcon,
  ReceiptIcon,
  RecordsIcon,
  SettingsIcon,
  SortIcon,
  UploadIcon,
} from "@lobbykit/design-system/icons";
import type { MemberSection } from "../../shared/config/member-sections.ts";
import { part } from "../../shared/loading/part.tsx";
import type { SectionEntry } from "../centre/centre-dialog.tsx";

/** The available sections, each with its navigation icon and its component, which loads when the section opens. */
export const SECTION_PARTS: Partial<Record<MemberSection, SectionEntry>> = {
  securityCenter: {
    icon: ProtectionIcon,
    part: part(async () => (await import("../../features/security/security-section.tsx")).SecuritySection, "security"),
  },
  personalData: {
    icon: IdentityIcon,
    part: part(
      async () => (await import("../../features/profile/personal-data-section.tsx")).PersonalDataSection,
      "profile",
      "validation",
    ),
  },
  messageV2: {
    icon: MailIcon,
    part: part(async () => (await import("../../features/messages/messages-section.tsx")).MessagesSection, "messages"),
  },
  settings: {
    icon: SettingsIcon,
    part: part(async () => (await import("../../features/settings/settings-section.tsx")).SettingsSection, "settings"),
  },
  bettingRecord: {
    icon: RecordsIcon,
    part: part(
      async () => (await import("../../features/records/betting-record-section.tsx")).BettingRecordSection,
      "records",
    ),
  },
  accountRecord: {
    icon: ReceiptIcon,
    part: part(
      async () => (await import("../../features/records/account-record-section.tsx")).AccountRecordSection,
      "records",
    ),
  },
  profitLoss: {
    icon: ChartIcon,
    part: part(
      async () => (await import("../../features/records/profit-loss-section.tsx")).ProfitLossSection,
      "records",
    ),
  },
  bonusDetails: {
    icon: RebateIcon,
    part: part(
      async () => (await import("../../features/records/bonus-details-section.tsx")).BonusDetailsSection,
      "records",
    ),
  },
  depositRecord: {
    icon: CashIcon,
    part: part(
      async () => (await import("../../features/records/deposit-record-section.tsx")).DepositRecordSection,
      "records",
    ),
  },
  withdrawalRecord: {
    icon: BankIcon,
    part: part(
      async () => (await import("../../features/records/withdrawal-record-section.tsx")).WithdrawalRecordSection,
      "records",
    ),
  },
  pointRecord: {
    icon: CoinsIcon,
    part: part(
      async () => (await import("../../features/records/point-record-section.tsx")).PointRecordSection,
      "records",
    ),
  },
  rewardCenter: {
    icon: GiftIcon,
    part: part(
      async () => (await import("./rewards-and-contracts.tsx")).RewardsAndContracts,
      "rewards",
      "contracts",
      "money",
    ),
  },
  playLimits: {
    icon: LimitsIcon,
    part: part(
      async () => (await import("../../features/protection/play-limits-section.tsx")).PlayLimitsSection,
      "protection",
    ),
  },
  favourites: {
    icon: HeartIcon,
    part: part(async () => (await import("./member-games-sections.tsx")).FavouritesSection, "browse"),
  },
  recent: {
    icon: HistoryIcon,
    part: part(async () => (await import("./member-games-sections.tsx")).RecentSection, "browse"),
  },
  feedback: {
    icon: MessageIcon,
    part: part(
      async () => (await import("../../features/feedback/feedback-section.tsx")).FeedbackSection,
      "feedback",
      "validation",
    ),
  },
  deposit: {
    icon: DownloadIcon,
    part: part(async () => (await import("./open-deposit.tsx")).OpenDeposit, "cashier", "money", "protection"),
  },
  withdrawal: {
    icon: UploadIcon,
    part: part(
      async () => (await import("../../features/withdrawals/withdrawal-section.tsx")).WithdrawalSection,
      "cashier",
      "money",
    ),
  },
  transfer: {
    icon: SortIcon,
    part: part(
      async () => (await import("../../features/transfers/transfer-section.tsx")).TransferSection,
      "cashier",
      "money",
    ),
  },
};
