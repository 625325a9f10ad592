import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { CopyField } from "@lobbykit/design-system/CopyField";
import type { DataColumn } from "@lobbykit/design-system/DataTable";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Stack } from "@lobbykit/design-system/Stack";
import * as styles from "./record.css.ts";

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
          <dl className={styles.facts}>
            {columns.map(({ id, label, cell, value }) => (
              <div key={id} className={styles.fact}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factValue}>{cell ? cell(row) : <Fragment>{value(row)}</Fragment>}</dd>
              </div>
            ))}
          </dl>
          {numberOf && <CopyField label={t("records.number")} value={numberOf(row)} />}
        </Stack>
      )}
    </Sheet>
  );
}
