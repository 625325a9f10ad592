import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorSummary, type FieldProblem } from "@lobbykit/design-system/ErrorSummary";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextArea } from "@lobbykit/design-system/TextArea";
import { mintIdempotencyKey } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { FEEDBACK_CHARACTERS } from "../../shared/config/constants.ts";
import { registerIntent, requireAuth } from "../../shared/session/intents.ts";
import { submitFeedbackMutation } from "./mutations.ts";
import { validateFeedback } from "./rules.ts";

const FIELD_ID = "feedback-content";
const ROWS = 6;
const NONE: readonly FieldProblem[] = [];

/**
 * The form of the feedback (R026, R084). Who is no member yet logs in when they send, and what they wrote is sent then, once; it
 * stays in its field until the house has it.
 */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const [content, setContent] = useState("");
  const [problems, setProblems] = useState(NONE);
  const { mutate, isPending } = useMutation(submitFeedbackMutation());
  const attempt = useRef({ content: "", idempotencyKey: "" });

  const send = useEffectEvent((text: string) => {
    // The same text under the same key: an answer that was lost makes no second feedback.
    if (attempt.current.content !== text) attempt.current = { content: text, idempotencyKey: mintIdempotencyKey() };
    mutate(attempt.current, {
      onSuccess: onSent,
      onError: (error) => setProblems([{ message: errorMessage(error, t) }]),
    });
  });
  useEffect(() => registerIntent("feedback", (intent) => send(intent.content)), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problem = validateFeedback(content);
    setProblems(
      problem ? [{ fieldId: FIELD_ID, message: t(`feedback.${problem}`, { max: FEEDBACK_CHARACTERS }) }] : NONE,
    );
    if (!problem) requireAuth({ type: "feedback", content });
  };
  const fieldError = problems.find(({ fieldId }) => fieldId === FIELD_ID)?.message;
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
          maxLength={FEEDBACK_CHARACTERS}
          rows={ROWS}
          required
          value={content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
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
