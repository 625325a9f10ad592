import { useTranslation } from "react-i18next";
import { moneyText } from "../../shared/money/amounts/money-text.ts";
import type { LimitKind, LimitRow } from "./rules.ts";

/** Returns functions that format a limit (an amount or a time) and name it. */
export function useLimitTexts(currency: string) {
  const { t } = useTranslation();
  return {
    figure: (kind: LimitKind, figure: string): string =>
      kind === "session" ? t("protection.minutes", { count: Number(figure) }) : moneyText(figure, currency),
    nameOf: ({ kind, period }: Pick<LimitRow, "kind" | "period">): string =>
      t("protection.limitName", { kind: t(`protection.kind.${kind}`), period: t(`protection.period.${period}`) }),
  };
}
