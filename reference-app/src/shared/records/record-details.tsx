import { useTranslation } from "react-i18next";
import { CopyField } from "@lobbykit/design-system/CopyField";
import type { DataColumn } from "@lobbykit/design-system/DataTable";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Stack } from "@lobbykit/design-system/Stack";
import { Facts } from "./facts.tsx";

interface RecordDetailsProps<Row> {
  row: Row | undefined;
  /** What customer service knows the row by. */
  numberOf?: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  onClose: () => void;
}

/** All that is known of a row, with its number to copy: who asks customer service needs it. */
export function RecordDetails<Row>({ row, numberOf, columns, onClose }: RecordDetailsProps<Row>) {
  const { t } = useTranslation();
  return (
    <Sheet isOpen={row !== undefined} onClose={onClose} title={t("records.details")}>
      {row !== undefined && (
        <Stack>
          <Facts
            facts={columns.map(({ id, label, cell, value }) => ({ id, label, value: cell ? cell(row) : value(row) }))}
          />
          {numberOf && <CopyField label={t("records.number")} value={numberOf(row)} />}
        </Stack>
      )}
    </Sheet>
  );
}
