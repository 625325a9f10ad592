import type { DataColumn } from "../../components/DataTable/DataTable.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { StatusTag } from "../../components/StatusTag/StatusTag.tsx";
import { formatDate } from "../../foundations/time/format-date.ts";
import type { SampleBet } from "./records.ts";
import { betTexts } from "./texts.ts";

/** Columns of sample bets. The language of the dates is the locale's. */
export const betColumns = (texts: typeof betTexts.en, locale: string): readonly DataColumn<SampleBet>[] => [
  { id: "game", label: texts.game, value: ({ game }) => game, sortable: true },
  {
    id: "placedAt",
    label: texts.placed,
    value: ({ placedAt }) => placedAt,
    cell: ({ placedAt }) => formatDate(placedAt, { locale, style: "dateTime", timeZone: "Asia/Dhaka" }),
    sortable: true,
  },
  { id: "id", label: texts.number, value: ({ id }) => id, align: "end", hiddenAtFirst: true },
  {
    id: "stake",
    label: texts.stake,
    value: ({ stake }) => stake,
    cell: ({ stake }) => <MoneyText amount={stake} />,
    align: "end",
    sortable: true,
  },
  {
    id: "payout",
    label: texts.payout,
    value: ({ payout }) => payout,
    cell: ({ payout }) => <MoneyText amount={payout} />,
    align: "end",
    sortable: true,
  },
  {
    id: "profit",
    label: texts.profit,
    value: ({ profit }) => profit,
    cell: ({ profit }) => <MoneyText amount={profit} tone="gainLoss" weight="semibold" />,
    align: "end",
    sortable: true,
  },
  {
    id: "status",
    label: texts.status,
    value: ({ status }) => status,
    cell: ({ status }) => <StatusTag kind="bet" status={status} />,
    card: "aside",
    hideable: false,
  },
];

/** The columns in English, for stories and tests of the components. */
export const BET_COLUMNS = betColumns(betTexts.en, "en");
