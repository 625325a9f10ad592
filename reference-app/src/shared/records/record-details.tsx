import { useTranslation } from "react-i18next";
import { CopyField } from "@lobbykit/design-system/CopyField";
import type { DataColumn } from "@lobbykit/design-system/DataTable";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Stack } from "@lobbykit/design-system/Stack";
import { Facts } from "./facts.tsx";

interface RecordDetailsProps<Row> {
  row: Row | undefined;
  /** The number that customer service uses for the row, and its name. */
  number?: { label: string; of: (row: Row) => string };
  columns: readonly DataColumn<Row>[];
  onClose: () => void;
}

/** Shows all fields of a row, and its number with a copy button for customer service. */
export function RecordDetails<Row>({ row, number, columns, onClose }: RecordDetailsProps<Row>) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={row !== undefined} onClose={onClose} title={t("records.details")}>
      {row !== undefined && (
        <Stack>
          <Facts
            facts={columns.map(({ id, label, cell, value }) => ({ id, label, value: cell ? cell(row) : value(row) }))}
          />
          {number && <CopyField label={number.label} value={number.of(row)} />}
        </Stack>
      )}
    </Sheet>
  );
}
