import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { playSessionQuery } from "../../shared/protection/queries.ts";
import { setRealityCheckMutation } from "./mutations.ts";
import { REALITY_CHECKS } from "./rules.ts";

/** Selects how often the member is reminded of their playing time (D15). It applies at once and cannot be turned off. */
export function RealityCheckChoice() {
  const { t } = useTranslation();
  const { data } = useQuery(playSessionQuery());
  const { mutate, isPending, variables } = useMutation({
    ...setRealityCheckMutation(),
    onError: useErrorToast(),
  });
  const minutes = isPending ? variables : data?.realityCheckMinutes;
  const choose = (value: string) => {
    const chosen = REALITY_CHECKS.find((one) => String(one) === value);
    if (chosen !== undefined) mutate(chosen);
  };
  return (
    <SectionCard title={t("protection.realityCheck.title")}>
      <RadioGroup
        label={t("protection.realityCheck.label")}
        description={t("protection.realityCheck.text")}
        orientation="horizontal"
        value={minutes === undefined ? "" : String(minutes)}
        onValueChange={choose}
        options={REALITY_CHECKS.map((value) => ({
          value: String(value),
          label: t("protection.minutes", { count: value }),
        }))}
      />
    </SectionCard>
  );
}
