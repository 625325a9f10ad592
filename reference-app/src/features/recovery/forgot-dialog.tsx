import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { isModuleEnabled, MODULE } from "../../shared/config/modules.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { EmailForm } from "./email-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

export interface ForgotDialogProps {
  onClose: () => void;
  /** A password was sent or set; `message` says what to do next. */
  onDone: (message: string) => void;
  /** The link to customer service (R158). */
  service: ReactNode;
}

/** Helps a member who has forgotten their password: by email always, by phone where the merchant offers it (R032, R158, R292). */
export function ForgotDialog({ onClose, onDone, service }: ForgotDialogProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const { data: hasPhone = false } = useQuery({
    ...permissionQuery(),
    select: ({ info }) => isModuleEnabled(info.whitelabel.flags, MODULE.passwordByPhone),
  });
  const way = { onPendingChange: setIsPending, onDone };
  const byEmail = <EmailForm {...way} />;
  return (
    <FormDialog title={t("recovery.title")} isPending={isPending} onClose={onClose}>
      <Stack gap={16}>
        {hasPhone ? (
          <Tabs
            label={t("recovery.tabs.label")}
            stretch
            items={[
              { value: "email", label: t("recovery.tabs.email"), content: byEmail },
              { value: "phone", label: t("recovery.tabs.phone"), content: <PhoneForm {...way} /> },
            ]}
          />
        ) : (
          byEmail
        )}
        {service}
      </Stack>
    </FormDialog>
  );
}
