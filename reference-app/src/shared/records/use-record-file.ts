import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { csvText, downloadCsv, type CsvValue } from "@lobbykit/design-system/foundations/csv";
import type { RecordPage, RecordSource } from "./record-query.ts";
import { readAll } from "./read-all.ts";

export interface FileColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

interface FileWish<Row> {
  source: RecordSource<RecordPage<Row>>;
  rowKey: (row: Row) => string;
  columns: readonly FileColumn<Row>[];
  fileName: string;
}

/** Fetches all of a record and hands it over as a CSV file, with its progress and a way to stop; leaving the record stops it too. */
export function useRecordFile<Row>() {
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const stopper = useRef<AbortController>(undefined);
  const stop = () => stopper.current?.abort();
  useEffect(() => () => stopper.current?.abort(), []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ source, rowKey, columns, fileName }: FileWish<Row>) => {
      const controller = new AbortController();
      stopper.current = controller;
      setProgress({ done: 0, all: 0 });
      const read = (wish: { page: number; pageSize: number }) => source.read(wish, controller.signal);
      try {
        const { rows, total } = await readAll(read, rowKey, (done, all) => setProgress({ done, all }));
        if (controller.signal.aborted) return undefined;
        const lines = rows.map((row) => columns.map(({ value }) => value(row)));
        const header = columns.map(({ heading }) => heading);
        downloadCsv(fileName, csvText(header, lines));
        return { written: rows.length, total };
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
  });
  return { start: mutate, stop, isPending, progress, error, written: data };
}
