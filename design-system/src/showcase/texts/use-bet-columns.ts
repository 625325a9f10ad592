import { useMemo } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { betColumns } from "../../testing/samples/bet-columns.tsx";
import { betTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "./use-texts.ts";

/** The columns of sample bets in the toolbar's language. A table needs the same array on each render. */
export function useBetColumns() {
  const texts = useTexts(betTexts);
  const { locale } = useLocale();
  return useMemo(() => betColumns(texts, locale), [texts, locale]);
}
