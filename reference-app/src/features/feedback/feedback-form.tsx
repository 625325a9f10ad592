import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorSummary, type FieldProblem } from "@lobbykit/design-system/ErrorSummary";
import { FileUpload } from "@lobbykit/design-system/FileUpload";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextArea } from "@lobbykit/design-system/TextArea";
import { mintIdempotencyKey } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { FEEDBACK_MAX_CHARACTERS, IMAGE_MAX_BYTES, IMAGE_MAX_COUNT } from "../../shared/config/constants.ts";
import { pictureMessage } from "../../shared/images/picture-message.ts";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { registerIntent, requireAuth } from "../../shared/session/intents.ts";
import { complaintText } from "../../shared/validation/messages.ts";
import { submitFeedbackMutation } from "./mutations.ts";
import { validateFeedback } from "./rules.ts";

const FIELD_ID = "feedback-content";
const FILES_ID = "feedback-files";
const ROWS = 6;
const NO_FILES: readonly File[] = [];
const NONE: readonly FieldProblem[] = [];

/** The part that a refusal is about: the pictures, or the whole feedback. */
function problemOf(error: unknown, t: TFunction): FieldProblem {
  const message = pictureMessage(error, t);
  return message === undefined ? { message: errorMessage(error, t) } : { fieldId: FILES_ID, message };
}

/**
 * The feedback form (R026, R084). A guest logs in on sending, and then the text is sent once. It stays in the field until the server has
 * accepted it.
 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const [content, setContent] = useState("");
  const [found, setFound] = useState(NONE);
  // A corrected field loses its error at once (D21).
  const problems = found.filter(({ fieldId }) => fieldId !== FIELD_ID || validateFeedback(content) !== undefined);
  const { mutate, isPending } = useMutation(submitFeedbackMutation());
  const [files, setFiles] = useState(NO_FILES);
  const guard = useUnsavedInputGuard();
  const attempt = useRef({ content: "", files: NO_FILES, idempotencyKey: "" });

  const send = useEffectEvent((text: string) => {
    // The same text and pictures keep the same key, so that a lost answer causes no second feedback.
    if (attempt.current.content !== text || attempt.current.files !== files)
      attempt.current = { content: text, files, idempotencyKey: mintIdempotencyKey() };
    mutate(attempt.current, { onSuccess: onSent, onError: (error) => setFound([problemOf(error, t)]) });
  });
  useEffect(() => registerIntent("feedback", (intent) => send(intent.content)), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const complaint = validateFeedback(content);
    const label = t("feedback.content");
    setFound(complaint ? [{ fieldId: FIELD_ID, message: complaintText(complaint, label, t) }] : NONE);
    if (!complaint) requireAuth({ type: "feedback", content });
  };
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
  const fieldError = errorOf(FIELD_ID);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <ErrorSummary errors={problems} {...(fieldError ? {} : { title: t("feedback.failed") })} />
        <TextArea
          id={FIELD_ID}
          name="content"
          label={t("feedback.content")}
          description={t("feedback.hint")}
          error={fieldError}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          rows={ROWS}
          required
          value={content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
        <FileUpload
          id={FILES_ID}
          label={t("feedback.images")}
          description={t("feedback.imagesHint")}
          error={errorOf(FILES_ID)}
          maxBytes={IMAGE_MAX_BYTES}
          maxFiles={IMAGE_MAX_COUNT}
          files={files}
          onFilesChange={(next) => {
            // A dropped or pasted file makes no input event.
            guard.mark();
            setFound((known) => known.filter(({ fieldId }) => fieldId !== FILES_ID));
            setFiles(next);
          }}
        />
        <div>
          <Button type="submit" tone="accent" loading={isPending}>
            {t("feedback.submit")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
