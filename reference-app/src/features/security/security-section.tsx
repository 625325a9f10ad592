import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Divider } from "@lobbykit/design-system/Divider";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { useLocation } from "react-router-dom";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { securityQuery } from "../../shared/api/queries/security-query.ts";
import { memberSearch } from "../../shared/config/member-address.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { loginInfoQuery } from "../../shared/session/enter-session.ts";
import { AccountEventsCard } from "./account-events-card.tsx";
import { AuthenticatorCard } from "./authenticator-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { missingProtections, type SecurityLevel, type SecurityOverview } from "./rules.ts";
import { SecurityRow } from "./security-row.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const TONES = { low: "warning", medium: "information", high: "positive" } as const satisfies Record<
  SecurityLevel,
  string
>;

const ROWS = 6;

/** Joins texts as the language does: "a, b and c". */
const listOf = (texts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(texts);

/** How well the account is protected, and how to make it safer (R144, R176, E099). */
export function SecuritySection() {
  return (
    <QueryState result={useQuery(securityQuery())} rows={ROWS}>
      {(overview) => <Protection overview={overview} />}
    </QueryState>
  );
}

interface OverviewProps {
  overview: SecurityOverview;
}

function Protection({ overview }: OverviewProps) {
  const { t, i18n } = useTranslation();
  const missing = missingProtections(overview);
  return (
    <Stack gap={24}>
      <Banner tone={TONES[overview.level]} title={t(`security.level.${overview.level}`)}>
        {missing.length === 0
          ? t("security.complete")
          : t("security.missing", {
              list: listOf(
                missing.map((one) => t(`security.protection.${one}`)),
                i18n.language,
              ),
            })}
      </Banner>
      <Basics overview={overview} />
      <PasskeysCard passkeys={overview.passkeys} />
      <AuthenticatorCard isOn={overview.twoFactor.includes("authenticator")} codesLeft={overview.recoveryCodes ?? 0} />
      <SessionsCard />
      <AccountEventsCard />
    </Stack>
  );
}

/** Passwords, contact data and the last login, so that the member notices someone else's login (E024). */
function Basics({ overview }: OverviewProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { data: login } = useQuery(loginInfoQuery());
  const toPersonalData = (
    <LinkButton
      variant="soft"
      size="small"
      href={memberSearch("personalData", search)}
      aria-label={t(overview.email === null ? "security.addEmail" : "security.changeEmail")}
    >
      {t(overview.email === null ? "security.add" : "security.change")}
    </LinkButton>
  );
  return (
    <Card>
      <Stack gap={12}>
        <SecurityRow
          label={t("security.password")}
          state={t("security.passwordText")}
          action={
            <Button
              variant="soft"
              size="small"
              aria-label={t("security.changePassword")}
              onClick={() => openModalAbove({ name: "changePassword" })}
            >
              {t("security.change")}
            </Button>
          }
        />
        <Divider />
        <SecurityRow
          label={t("security.paymentPassword")}
          state={t(overview.paymentPassword ? "security.isSet" : "security.isNotSet")}
          action={
            <Button
              variant="soft"
              size="small"
              aria-label={t(
                overview.paymentPassword ? "security.changePaymentPassword" : "security.setPaymentPassword",
              )}
              onClick={() => openModalAbove({ name: "paymentPassword" })}
            >
              {t(overview.paymentPassword ? "security.change" : "security.set")}
            </Button>
          }
        />
        <Divider />
        <SecurityRow
          label={t("security.email")}
          state={overview.email ?? t("security.isNotSet")}
          action={toPersonalData}
        />
        <Divider />
        <SecurityRow label={t("security.mobile")} state={overview.mobile ?? t("security.isNotSet")} />
        {login?.lastLoginTime && (
          <>
            <Divider />
            <SecurityRow
              label={t("security.lastLogin")}
              state={t("security.lastLoginText", {
                time: momentText(login.lastLoginTime),
                ip: login.lastLoginIp,
              })}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
