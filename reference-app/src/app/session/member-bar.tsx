import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Balance } from "@lobbykit/design-system/Balance";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { NotificationDot } from "@lobbykit/design-system/NotificationDot";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { BellIcon, LogOutIcon, MemberIcon, TeamIcon } from "@lobbykit/design-system/icons";
import { balanceQuery } from "../../features/wallet/queries.ts";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { unreadCountQuery } from "../../shared/api/queries/unread-count-query.ts";
import { agentSearch } from "../../shared/config/agent-address.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import { openModal } from "../../shared/modals/modals.ts";
import { hasMemberCentre, isAgentFlagged } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import * as styles from "../layout/layout.css.ts";

/**
 * The member's part of the header: balance (R142), deposit (R143), messages (R145), agent centre (R146), nickname or account (R141),
 * account menu and logout (R147).
 */
export function MemberBar() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const current = useSession();
  const mayDeposit = hasMemberCentre(current);
  const name = current.isFreePlay ? t("app.header.freePlay") : current.nickname || current.account || "";
  return (
    <>
      <MemberBalance />
      {mayDeposit && (
        <span className={styles.fromTablet}>
          <LinkButton href={memberSearch("deposit", search)} tone="accent">
            {t("wallet.deposit")}
          </LinkButton>
        </span>
      )}
      <Messages />
      {isAgentFlagged(current.type) && !current.isFreePlay && <AgentEntry />}
      <span className={styles.nickname} title={name}>
        <Text as="span" size={14} truncate>
          {name}
        </Text>
      </span>
      <span className={styles.fromTablet}>
        <IconButton
          label={t("app.header.account", { name })}
          icon={MemberIcon}
          onClick={() => openModal({ name: "account" })}
        />
      </span>
      <span className={styles.fromTablet}>
        <IconButton label={t("app.header.logout")} icon={LogOutIcon} onClick={() => openModal({ name: "logout" })} />
      </span>
    </>
  );
}

/**
 * The button that opens the agent centre, for members whose account type is an agent's (R146). `agentGate` then decides whether the member
 * may enter (C5). On phones, the button is in the account sheet.
 */
function AgentEntry() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = () => void navigate({ search: agentSearch("agentTeamOverview", search) }, { preventScrollReset: true });
  return (
    <span className={styles.fromTablet}>
      <IconButton label={t("app.agentCentre")} icon={TeamIcon} onClick={open} />
    </span>
  );
}

function MemberBalance() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const { data, error: failure, isFetching, refetch } = useQuery(balanceQuery(isLogin));
  const showError = useErrorToast();
  const isMissing = failure !== null && !data;
  useEffect(() => {
    if (isMissing) showToast({ message: t("wallet.missing"), tone: "danger" });
  }, [isMissing, t]);
  const refresh = async () => {
    const { data: latest, error } = await refetch();
    // The last amount stays visible, but the error says that it may be outdated.
    if (error && data) showError(error);
    else if (latest) announce(t("wallet.announce", { amount: moneyText(latest.balance, latest.currency) }));
  };
  return (
    <Balance
      amount={data?.balance ?? (isFetching ? undefined : null)}
      symbol={data?.currencySymbol ?? ""}
      loading={isFetching}
      onRefresh={() => void refresh()}
    />
  );
}

function Messages() {
  const { t } = useTranslation();
  const current = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasOwn = hasMemberCentre(current);
  const { data: count = 0 } = useQuery(unreadCountQuery(hasOwn));
  // A member without messages reads the announcements to everyone.
  const open = () =>
    hasOwn
      ? void navigate({ search: memberSearch("messageV2", search) }, { preventScrollReset: true })
      : openModal({ name: "notice", position: 0 });
  const button = <IconButton label={t("app.messages")} icon={BellIcon} onClick={open} />;
  if (count === 0) return <span className={styles.fromTablet}>{button}</span>;
  return (
    <span className={styles.fromTablet}>
      <NotificationDot label={t("app.header.messages", { count })} count={count} around="button">
        {button}
      </NotificationDot>
    </span>
  );
}
