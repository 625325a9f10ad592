import type { DataColumn } from "../../components/DataTable/DataTable.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { StatusTag } from "../../components/StatusTag/StatusTag.tsx";
import { formatDate } from "../../foundations/time/format-date.ts";
import type { SampleBet } from "./records.ts";

/** Columns of the bets in stories and tests. */
export const BET_COLUMNS: readonly DataColumn<SampleBet>[] = [
  { id: "game", label: "Game", value: ({ game }) => game, sortable: true },
  {
    id: "placedAt",
    label: "Placed",
    value: ({ placedAt }) => placedAt,
    cell: ({ placedAt }) => formatDate(placedAt, { locale: "en", style: "dateTime", timeZone: "Asia/Dhaka" }),
    sortable: true,
  },
  { id: "id", label: "Number", value: ({ id }) => id, align: "end", hiddenAtFirst: true },
  {
    id: "stake",
    label: "Stake (৳)",
    value: ({ stake }) => stake,
    cell: ({ stake }) => <MoneyText amount={stake} />,
    align: "end",
    sortable: true,
  },
  {
    id: "payout",
    label: "Payout (৳)",
    value: ({ payout }) => payout,
    cell: ({ payout }) => <MoneyText amount={payout} />,
    align: "end",
    sortable: true,
  },
  {
    id: "profit",
    label: "Profit (৳)",
    value: ({ profit }) => profit,
    cell: ({ profit }) => <MoneyText amount={profit} tone="gainLoss" weight="semibold" />,
    align: "end",
    sortable: true,
  },
  {
    id: "status",
    label: "Status",
    value: ({ status }) => status,
    cell: ({ status }) => <StatusTag kind="bet" status={status} />,
    card: "aside",
    hideable: false,
  },
];
