import { useTranslation } from "react-i18next";
import { moneyText } from "../../shared/lib/money.ts";
import type { LimitKind, LimitRow } from "./rules.ts";

/** The words of the limits: their figures by kind, and what a limit is called. */
export function useLimitTexts(currency: string) {
  const { t } = useTranslation();
  return {
    figure: (kind: LimitKind, figure: string): string =>
      kind === "session" ? t("protection.minutes", { count: Number(figure) }) : moneyText(figure, currency),
    nameOf: ({ kind, period }: Pick<LimitRow, "kind" | "period">): string =>
      t("protection.limitName", { kind: t(`protection.kind.${kind}`), period: t(`protection.period.${period}`) }),
  };
}
