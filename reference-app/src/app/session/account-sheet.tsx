import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { LockIcon, LogOutIcon, MemberIcon, TeamIcon } from "@lobbykit/design-system/icons";
import { agentSearch } from "../../shared/config/agent-address.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { closeAllModals, openModal } from "../../shared/modals/modals.ts";
import { loginInfoQuery } from "../../shared/session/enter-session.ts";
import { isAgentFlagged } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";

export interface SheetProps {
  onClose: () => void;
}

/** The account's name and its last use, so that a member who sees someone else's login can change the password (E024). */
export function useAccount(): { title: string; description?: string } {
  const { t } = useTranslation();
  const { isLogin, nickname, account, isFreePlay } = useSession();
  const { data: info } = useQuery({ ...loginInfoQuery(), enabled: isLogin && !isFreePlay });
  // The server's name for a free-play guest is meaningless, so the title says that the money is not real (R031).
  if (isFreePlay) {
    return {
      title: t("app.header.account", { name: t("app.header.freePlay") }),
      description: t("session.freePlayStarted"),
    };
  }
  const title = t("app.header.account", { name: nickname || account });
  if (!info?.lastLoginTime) return { title };
  const time = momentText(info.lastLoginTime);
  return { title, description: t("auth.lastLogin", { time, ip: info.lastLoginIp }) };
}

/** Buttons for the member centre (R144), the agent centre if the account type has one (R146), a new password (R159) and logout (R147). */
export function AccountActions() {
  const { t } = useTranslation();
  const { isFreePlay, type } = useSession();
  const { search } = useLocation();
  return (
    <>
      {!isFreePlay && (
        <>
          <LinkButton
            fullWidth
            variant="soft"
            iconStart={MemberIcon}
            href={memberSearch("securityCenter", search)}
            onClick={closeAllModals}
          >
            {t("auth.centre")}
          </LinkButton>
          {isAgentFlagged(type) && (
            <LinkButton
              fullWidth
              variant="soft"
              iconStart={TeamIcon}
              href={agentSearch("agentTeamOverview", search)}
              onClick={closeAllModals}
            >
              {t("app.agentCentre")}
            </LinkButton>
          )}
          <Button fullWidth variant="soft" iconStart={LockIcon} onClick={() => openModal({ name: "changePassword" })}>
            {t("auth.change.title")}
          </Button>
        </>
      )}
      <Button fullWidth variant="soft" iconStart={LogOutIcon} onClick={() => openModal({ name: "logout" })}>
        {t("app.header.logout")}
      </Button>
    </>
  );
}

/** A sheet with the account's actions, where the left bar is beside the page. */
export function AccountSheet({ onClose }: SheetProps) {
  return <Dialog isOpen onClose={onClose} {...useAccount()} actions={<AccountActions />} />;
}
