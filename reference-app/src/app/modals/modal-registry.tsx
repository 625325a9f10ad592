import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LoginBanners } from "../../features/home/login-banners.tsx";
import { bannersOf } from "../../features/home/rules.ts";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { showToast } from "@lobbykit/design-system/Toast";
import { part } from "../../shared/loading/part.tsx";
import { closeModalNamed, openModalAbove, type Modal } from "../../shared/modals/modals.ts";
import { LoginDialog } from "./lazy-modals.ts";
import { ContactLink } from "../contacts/contact-link.tsx";

const LogoutDialog = part(async () => (await import("../../features/auth/logout-dialog.tsx")).LogoutDialog);
const ChangePasswordDialog = part(
  async () => (await import("../../features/auth/passwords/change-password-dialog.tsx")).ChangePasswordDialog,
  "auth",
  "validation",
  "verification",
);
const PaymentPasswordDialog = part(
  async () => (await import("../../features/payment-password/payment-password-dialog.tsx")).PaymentPasswordDialog,
  "cashier",
);
const ReauthenticateDialog = part(
  async () => (await import("../../features/reauthentication/reauthenticate-dialog.tsx")).ReauthenticateDialog,
  "reauthentication",
);
const RealAccountDialog = part(
  async () => (await import("../../features/popups/real-account-dialog.tsx")).RealAccountDialog,
  "popups",
);
const RealAgentDialog = part(
  async () => (await import("../../features/popups/account-dialogs.tsx")).RealAgentDialog,
  "popups",
);
const NonAgentDialog = part(
  async () => (await import("../../features/popups/account-dialogs.tsx")).NonAgentDialog,
  "popups",
);
const RegionDialog = part(async () => (await import("../../features/region/region-dialog.tsx")).RegionDialog);
const SwitchMerchantDialog = part(
  async () => (await import("../../features/region/switch-merchant-dialog.tsx")).SwitchMerchantDialog,
  "popups",
);
const PopupsDialog = part(async () => (await import("../../features/popups/popups-dialog.tsx")).PopupsDialog, "popups");
const NoticeDialog = part(
  async () => (await import("../../features/notices/notice-dialog.tsx")).NoticeDialog,
  "notices",
);
const TermsDialog = part(async () => (await import("../../shared/help/terms-dialog.tsx")).TermsDialog, "help");
const OpenGameDialog = part(async () => (await import("../../features/launch/open-game-dialog.tsx")).OpenGameDialog);
const MenuSheet = part(async () => (await import("../layout/menu-sheet.tsx")).MenuSheet, "auth");
const AccountSheet = part(async () => (await import("../session/account-sheet.tsx")).AccountSheet, "auth");
const VendorGames = part(async () => (await import("./vendor-games.tsx")).VendorGames);
const GameInfoSheet = part(
  async () => (await import("../../features/lobby/cards/game-info-sheet.tsx")).GameInfoSheet,
  "browse",
);

const ForgotDialog = part(
  async () => (await import("../../features/recovery/forgot-dialog.tsx")).ForgotDialog,
  "recovery",
  "validation",
  "verification",
);

const LOGIN_BANNERS = "w_login";

/** Renders the dialog of a modal. Each dialog and its texts load when it first opens. */
export const OpenModal = memo(({ modal }: { modal: Modal }) => {
  // Closes the dialog by its name, because another dialog may be above it.
  const close = () => closeModalNamed(modal.name);
  switch (modal.name) {
    case "login":
      return <Login />;
    case "forgot":
      return <Forgot />;
    case "changePassword":
      return <ChangePasswordDialog reason={modal.reason ?? "wanted"} onClose={close} />;
    case "logout":
      return <LogoutDialog onClose={close} />;
    case "paymentPassword":
      return <PaymentPasswordDialog onClose={close} />;
    case "reauthenticate":
      return <ReauthenticateDialog onClose={close} />;
    case "realAccount":
      return <RealAccountDialog onClose={close} />;
    case "realAgent":
      return <RealAgentDialog onClose={close} />;
    case "nonAgent":
      return <NonAgentDialog onClose={close} />;
    case "region":
      return <RegionDialog onClose={close} />;
    case "switchMerchant":
      return <SwitchMerchantDialog merchant={modal.merchant} language={modal.language} onClose={close} />;
    case "menu":
      return <MenuSheet onClose={close} />;
    case "account":
      return <AccountSheet onClose={close} />;
    case "notice":
      return <NoticeDialog onClose={close} position={modal.position} />;
    case "popups":
      return <PopupsDialog onClose={close} />;
    case "terms":
      return <TermsDialog onClose={close} />;
    case "openGame":
      return <OpenGameDialog onClose={close} address={modal.address} title={modal.title} />;
    case "gameInfo":
      return <GameInfoSheet game={modal.game} onClose={close} />;
    case "vendorGames":
      return <VendorGames vassalage={modal.vassalage} title={modal.title} onClose={close} />;
  }
});
OpenModal.displayName = "OpenModal";

function Login() {
  const { i18n } = useTranslation();
  const { data } = useQuery(announcementsQuery());
  const banners = bannersOf(data?.banners ?? [], LOGIN_BANNERS);
  return (
    <LoginDialog key={i18n.language} banners={banners.length > 0 ? <LoginBanners banners={banners} /> : undefined} />
  );
}

/** Returns from the forgotten password to the login, which may still be open below. */
function backToLogin(message: string): void {
  showToast({ tone: "positive", message });
  closeModalNamed("forgot");
  openModalAbove({ name: "login" });
}

/** The dialog for a forgotten password (R158). */
function Forgot() {
  const { t } = useTranslation();
  return (
    <ForgotDialog
      onClose={() => closeModalNamed("forgot")}
      onDone={backToLogin}
      service={<ContactLink label={t("errors.service")} />}
    />
  );
}
