import { useTranslation } from "react-i18next";
import { Steps } from "@lobbykit/design-system/Steps";

const STEPS = ["fill", "review", "pay"] as const;

/** Where the member stands on the way in. @param current null when all is done */
export function DepositSteps({ current }: { current: (typeof STEPS)[number] | null }) {
  const { t } = useTranslation();
  const steps = STEPS.map((id) => ({ id, label: t(`cashier.deposit.step.${id}`) }));
  return <Steps label={t("cashier.deposit.steps")} steps={steps} current={current} />;
}
