import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { ApiError } from "../../shared/api/api.ts";
import { moduleTreeQuery, permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { isModuleEnabled, MODULE } from "../../shared/config/modules.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { landingCodes } from "../../shared/session/landing-codes.ts";
import { phoneCountriesQuery } from "../../shared/verification/countries.ts";
import { affiliateCodeQuery, registerSettingsQuery } from "./queries.ts";
import { RegisterForm, type RegisterFormProps } from "./register-form.tsx";
import type { Tab } from "./rules.ts";
import { useRegistration, type RegistrationSetup } from "./use-registration.ts";

/** At least as tall as the form, so that the dialog does not grow and move when the form loads. */
const SKELETON_ROWS = 14;

export interface RegisterDialogProps extends Pick<RegisterFormProps, "onRegistered" | "onRegisteredOnly"> {
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  /** Called when the visitor already has an account. */
  onLogin: () => void;
  /** Other ways to register, above the form. */
  ways?: ReactNode;
}

/** Registers a member, by mobile number or by username (R028, R029, R154–R157). */
export function RegisterDialog({ onClose, onLogin, ways, ...outcomes }: RegisterDialogProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const { setup, error, retry } = useSetup();
  return (
    <FormDialog title={t("registration.title")} size="medium" isPending={isPending} onClose={onClose}>
      <Stack gap={16}>
        {setup && ways}
        {setup && <Ways setup={setup} onPendingChange={setIsPending} {...outcomes} />}
        {!setup && !error && <Skeleton shape="row" count={SKELETON_ROWS} />}
        {!setup && error && <LoadError error={error} onRetry={retry} headingLevel={3} />}
        <Button variant="ghost" fullWidth disabled={isPending} onClick={onLogin}>
          {t("registration.login")}
        </Button>
      </Stack>
    </FormDialog>
  );
}

const isRefused = (error: unknown) => error instanceof ApiError && error.code === "AFFILIATE_CODE_INVALID";

/** All data that the form needs; undefined until everything has loaded. */
function useSetup() {
  const { i18n } = useTranslation();
  const settings = useQuery(registerSettingsQuery());
  const modules = useQuery(moduleTreeQuery());
  const permission = useQuery(permissionQuery());
  const countries = useQuery(phoneCountriesQuery(i18n.language));
  const [code] = useState(() => landingCodes().affiliateCode);
  const affiliate = useQuery({ ...affiliateCodeQuery(code ?? ""), enabled: code !== undefined });

  const needed = [settings, modules, permission, countries];
  const isReady = settings.data && modules.data && permission.data && countries.data && !affiliate.isLoading;
  const setup: RegistrationSetup | undefined = isReady
    ? {
        rules: settings.data,
        hasMobileTab: isModuleEnabled(modules.data, MODULE.mobileRegistration),
        isPasswordAsked: isModuleEnabled(modules.data, MODULE.mobileRegistrationPassword),
        isCodeAsked: isModuleEnabled(modules.data, MODULE.registrationCode),
        isDirect: isModuleEnabled(permission.data.info.whitelabel.flags, MODULE.directRegistration),
        countries: countries.data,
        ageLimit: permission.data.info.whitelabel.ageLimit,
        hasAffiliateCode: affiliate.isSuccess,
        refusedLinkCode: isRefused(affiliate.error) ? code : undefined,
      }
    : undefined;
  return {
    setup,
    error: needed.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of needed) if (!query.data) void query.refetch();
    },
  };
}

interface WaysProps extends Omit<RegisterFormProps, "state"> {
  setup: RegistrationSetup;
}

/** Mobile first where the merchant offers it, else only the username (R155). */
function Ways({ setup, ...form }: WaysProps) {
  const { t } = useTranslation();
  const state = useRegistration(setup);
  // React creates a new form when the key changes, so the error messages of the other tab disappear.
  const content = <RegisterForm key={state.tab} state={state} {...form} />;
  if (!setup.hasMobileTab) return content;
  return (
    <Tabs
      label={t("registration.tabs.label")}
      stretch
      value={state.tab}
      onValueChange={(tab) => state.setTab(tab as Tab)}
      items={[
        { value: "mobile", label: t("registration.tabs.mobile"), content },
        { value: "username", label: t("registration.tabs.username"), content },
      ]}
    />
  );
}
