import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { csvText, downloadCsv, type CsvValue } from "@lobbykit/design-system/foundations/csv";
import type { RecordPage, RecordRow, RecordSource } from "./record-query.ts";
import { readAll, type PageRequest } from "./read-all.ts";

export interface FileColumn<Row> {
  heading: string;
  value: (row: Row) => CsvValue;
}

interface FileRequest<Row> {
  source: RecordSource<RecordPage<Row>>;
  columns: readonly FileColumn<Row>[];
  fileName: string;
}

/** Loads a whole record and saves it as a CSV file, with progress and a cancel function. Leaving the record cancels it. */
export function useRecordFile<Row extends RecordRow>() {
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const stopper = useRef<AbortController>(undefined);
  const stop = () => stopper.current?.abort();
  useEffect(() => () => stopper.current?.abort(), []);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async ({ source, columns, fileName }: FileRequest<Row>) => {
      const controller = new AbortController();
      stopper.current = controller;
      setProgress({ done: 0, all: 0 });
      const read = (request: PageRequest) => source.read(request, controller.signal);
      try {
        const { rows, total } = await readAll(read, (done, all) => setProgress({ done, all }));
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
