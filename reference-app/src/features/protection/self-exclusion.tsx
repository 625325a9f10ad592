import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Form, SubmitButton } from "@lobbykit/design-system/Form";
import { Stack } from "@lobbykit/design-system/Stack";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { startTimeOutMutation } from "./mutations.ts";
import { timeOutEnd, type TimeOut } from "./rules.ts";

const FACTS = ["play", "login", "money", "end"] as const;

/**
 * A self-exclusion of six months in two steps: its meaning, then a confirmation with its end (E104, D15).
 * The dialog never discourages it, offers an alternative or links elsewhere.
 */
export function SelfExclusion({ running }: { running: TimeOut | undefined }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<"closed" | "explained" | "asked">("closed");
  const close = () => setStep("closed");
  const start = useMutation({
    ...startTimeOutMutation(),
    onError: useErrorToast(),
    onSettled: close,
  });
  if (running?.duration === "6m") return null;
  return (
    <SectionCard title={t("protection.exclusion.title")} text={t("protection.exclusion.text")}>
      <div>
        <Button onClick={() => setStep("explained")}>{t("protection.exclusion.start")}</Button>
      </div>
      <Dialog isOpen={step !== "closed"} title={t("protection.exclusion.title")} onClose={close}>
        <Form messages={{ required: t("protection.exclusion.tick") }} onSubmit={() => setStep("asked")}>
          <Stack as="ul" gap={12}>
            {FACTS.map((fact) => (
              <li key={fact}>{t(`protection.exclusion.fact.${fact}`)}</li>
            ))}
          </Stack>
          <Checkbox name="understood" label={t("protection.exclusion.understood")} required />
          <SubmitButton fullWidth>{t("protection.exclusion.next")}</SubmitButton>
        </Form>
      </Dialog>
      <ConfirmDialog
        isOpen={step === "asked"}
        title={t("protection.exclusion.question")}
        description={t("protection.exclusion.consequence", {
          time: momentText(timeOutEnd("6m", serverClock.now())),
        })}
        confirmLabel={t("protection.exclusion.start")}
        loading={start.isPending}
        onConfirm={() => start.mutate("6m")}
        onCancel={close}
      />
    </SectionCard>
  );
}
