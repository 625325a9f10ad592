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
import { section, type SectionEntry } from "../centre/section.ts";

/** Every section with its navigation icon and its component, which loads when the section opens. */
export const SECTION_PARTS: Record<MemberSection, SectionEntry> = {
  securityCenter: section(
    ProtectionIcon,
    async () => (await import("../../features/security/security-section.tsx")).SecuritySection,
    "security",
  ),
  personalData: section(
    IdentityIcon,
    async () => (await import("../../features/profile/personal-data-section.tsx")).PersonalDataSection,
    "profile",
    "validation",
  ),
  messageV2: section(
    MailIcon,
    async () => (await import("../../features/messages/messages-section.tsx")).MessagesSection,
    "messages",
    "records",
  ),
  settings: section(
    SettingsIcon,
    async () => (await import("../../features/settings/settings-section.tsx")).SettingsSection,
    "settings",
  ),
  bettingRecord: section(
    RecordsIcon,
    async () => (await import("../../features/records/betting-record-section.tsx")).BettingRecordSection,
    "records",
  ),
  accountRecord: section(
    ReceiptIcon,
    async () => (await import("../../features/records/account-record-section.tsx")).AccountRecordSection,
    "records",
  ),
  profitLoss: section(
    ChartIcon,
    async () => (await import("../../features/records/profit-loss-section.tsx")).ProfitLossSection,
    "records",
  ),
  bonusDetails: section(
    RebateIcon,
    async () => (await import("../../features/records/bonus-details-section.tsx")).BonusDetailsSection,
    "records",
  ),
  depositRecord: section(
    CashIcon,
    async () => (await import("../../features/records/deposit-record-section.tsx")).DepositRecordSection,
    "records",
  ),
  withdrawalRecord: section(
    BankIcon,
    async () => (await import("../../features/records/withdrawal-record-section.tsx")).WithdrawalRecordSection,
    "records",
  ),
  pointRecord: section(
    CoinsIcon,
    async () => (await import("../../features/records/point-record-section.tsx")).PointRecordSection,
    "records",
  ),
  rewardCenter: section(
    GiftIcon,
    async () => (await import("./rewards-and-contracts.tsx")).RewardsAndContracts,
    "rewards",
    "contracts",
    "money",
    "records",
  ),
  playLimits: section(
    LimitsIcon,
    async () => (await import("../../features/protection/play-limits-section.tsx")).PlayLimitsSection,
    "protection",
    "help",
  ),
  favourites: section(HeartIcon, async () => (await import("./member-games-sections.tsx")).FavouritesSection, "browse"),
  recent: section(HistoryIcon, async () => (await import("./member-games-sections.tsx")).RecentSection, "browse"),
  feedback: section(
    MessageIcon,
    async () => (await import("../../features/feedback/feedback-section.tsx")).FeedbackSection,
    "feedback",
    "validation",
  ),
  deposit: section(
    DownloadIcon,
    async () => (await import("./open-deposit.tsx")).OpenDeposit,
    "cashier",
    "money",
    "protection",
  ),
  withdrawal: section(
    UploadIcon,
    async () => (await import("../../features/withdrawals/withdrawal-section.tsx")).WithdrawalSection,
    "cashier",
    "money",
  ),
  transfer: section(
    SortIcon,
    async () => (await import("../../features/transfers/transfer-section.tsx")).TransferSection,
    "cashier",
    "money",
  ),
};
