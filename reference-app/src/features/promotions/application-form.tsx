import type { TFunction } from "i18next";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorSummary, type FieldProblem } from "@lobbykit/design-system/ErrorSummary";
import { FileUpload } from "@lobbykit/design-system/FileUpload";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextArea } from "@lobbykit/design-system/TextArea";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { IMAGE_MAX_BYTES, IMAGE_MAX_COUNT, REMARK_MAX_CHARACTERS } from "../../shared/config/constants.ts";
import { pictureMessage } from "../../shared/images/picture-message.ts";
import { uploadImages } from "../../shared/images/upload-images.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import type { MoneyCallState } from "../../shared/money/calls/use-money-call.ts";
import { isRemarkTooLong } from "./rules.ts";

export interface ApplicationDraft {
  remark: string;
  files: readonly File[];
}

export interface ApplicationFormProps {
  activityId: string;
  call: MoneyCallState<"applyActivity">;
  draft: ApplicationDraft;
  onDraftChange: (draft: ApplicationDraft) => void;
}

const REMARK_ID = "application-remark";
const FILES_ID = "application-files";
const ROWS = 4;
const NONE: readonly FieldProblem[] = [];

/** The part that a refusal is about: the pictures, or the whole application. */
function problemOf(error: unknown, t: TFunction): FieldProblem {
  const message = pictureMessage(error, t);
  return message === undefined ? { message: errorMessage(error, t) } : { fieldId: FILES_ID, message };
}

/** Applies for an activity, with a remark of at most 140 characters (R399) and up to three pictures (R401), which are uploaded first. */
export function ApplicationForm({ activityId, call, draft, onDraftChange }: ApplicationFormProps) {
  const { t } = useTranslation();
  const [isUploading, setUploading] = useState(false);
  const [found, setFound] = useState(NONE);
  const { state } = call;
  // A corrected field loses its error at once (D21).
  const own = found.filter(({ fieldId }) => fieldId !== REMARK_ID || isRemarkTooLong(draft.remark));
  const problems = own.length === 0 && state.phase === "refused" ? [problemOf(state.error, t)] : own;
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  const isOpen = state.phase === "idle" || state.phase === "sending" || state.phase === "refused";
  const isPending = isUploading || state.phase === "sending";

  const send = async () => {
    setUploading(true);
    try {
      const imageIds = await uploadImages(draft.files);
      void call.start({ path: { id: activityId }, body: { remark: draft.remark, imageIds } });
    } catch (error) {
      setFound([problemOf(error, t)]);
    } finally {
      setUploading(false);
    }
  };
  const changeFiles = (files: readonly File[]) => {
    const isAboutFiles = errorOf(FILES_ID) !== undefined;
    setFound((known) => known.filter(({ fieldId }) => fieldId !== FILES_ID));
    if (isAboutFiles) call.reset();
    onDraftChange({ ...draft, files });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isOpen) return;
    const isTooLong = isRemarkTooLong(draft.remark);
    const message = t("promotions.remarkTooLong", { max: REMARK_MAX_CHARACTERS });
    setFound(isTooLong ? [{ fieldId: REMARK_ID, message }] : NONE);
    if (!isTooLong) void send();
  };
  return (
    <form noValidate onSubmit={submit} aria-busy={isPending || undefined}>
      <Stack gap={16}>
        <ErrorSummary
          errors={problems}
          {...(errorOf(REMARK_ID) === undefined && { title: t("promotions.notApplied") })}
        />
        <TextArea
          id={REMARK_ID}
          label={t("promotions.remark")}
          description={t("promotions.remarkHint")}
          error={errorOf(REMARK_ID)}
          maxLength={REMARK_MAX_CHARACTERS}
          rows={ROWS}
          value={draft.remark}
          onChange={({ currentTarget }) => onDraftChange({ ...draft, remark: currentTarget.value })}
        />
        <FileUpload
          id={FILES_ID}
          label={t("promotions.images")}
          description={t("promotions.imagesHint")}
          error={errorOf(FILES_ID)}
          maxBytes={IMAGE_MAX_BYTES}
          maxFiles={IMAGE_MAX_COUNT}
          files={draft.files}
          onFilesChange={changeFiles}
        />
        <MoneyState call={call} />
        {isOpen && (
          <div>
            <Button type="submit" tone="accent" loading={isPending}>
              {t("promotions.apply")}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}
