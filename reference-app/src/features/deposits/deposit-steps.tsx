import { useTranslation } from "react-i18next";
import { Steps } from "@lobbykit/design-system/Steps";

const STEPS = ["fill", "review", "pay"] as const;

/** Shows which step of a deposit the member is at. @param current null when all steps are done */
export function DepositSteps({ current }: { current: (typeof STEPS)[number] | null }) {
  const { t } = useTranslation();
  const steps = STEPS.map((id) => ({ id, label: t(`cashier.deposit.step.${id}`) }));
  return <Steps label={t("cashier.deposit.steps")} steps={steps} current={current} />;
}
