import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Inline } from "@lobbykit/design-system/Inline";
import { Progress } from "@lobbykit/design-system/Progress";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../layout/note.tsx";
import { errorMessage } from "../api/errors/error-message.ts";
import type { useRecordFile } from "./use-record-file.ts";

/** Shows the progress of a file, that it is ready, or why it failed. */
export function RecordFile({ file }: { file: Omit<ReturnType<typeof useRecordFile>, "start"> }) {
  const { t } = useTranslation();
  const { isPending, progress, error, written } = file;
  return (
    <>
      {isPending && (
        <Inline justify="between">
          <Progress
            label={t("records.file.collecting")}
            value={progress.done}
            max={Math.max(1, progress.all)}
            valueText={t("records.file.progress", progress)}
          />
          <Button size="small" onClick={file.stop}>
            {t("records.file.stop")}
          </Button>
        </Inline>
      )}
      <output>
        {!isPending && error && (
          <Text tone="danger">{t("records.file.failed", { reason: errorMessage(error, t) })}</Text>
        )}
        {!isPending && !error && written && (
          <Note>
            {written.written < written.total
              ? t("records.file.cut", { done: written.written, all: written.total })
              : t("records.file.done", { count: written.written })}
          </Note>
        )}
      </output>
    </>
  );
}
