import { useMutation, useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@lobbykit/design-system/Badge";
import { Button } from "@lobbykit/design-system/Button";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Divider } from "@lobbykit/design-system/Divider";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { useFocusAfterRemoval } from "../../shared/focus/use-focus-after-removal.ts";
import { endOtherSessionsMutation, endSessionMutation } from "./mutations.ts";
import { sessionsQuery } from "./queries.ts";
import type { OwnSession } from "./rules.ts";
import { SecurityRow } from "./security-row.tsx";

/** The member's sessions, with device, place and start. The others can be logged out, one by one or all at once. */
export function SessionsCard() {
  const { t } = useTranslation();
  const sessions = useQuery(sessionsQuery());
  const card = useFocusAfterRemoval<HTMLElement>(sessions.data?.length ?? 0);
  return (
    <SectionCard title={t("security.sessions.title")} text={t("security.sessions.text")} ref={card}>
      <QueryState result={sessions} rows={2}>
        {(rows) => <Sessions sessions={rows} />}
      </QueryState>
    </SectionCard>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const onError = useErrorToast();
  const end = useMutation({ ...endSessionMutation(), onError });
  const endOthers = useMutation({
    ...endOtherSessionsMutation(),
    onError,
    onSuccess: () => setIsAsked(false),
  });
  return (
    <>
      {sessions.map(({ id, device, ip, startedAt, lastUsedAt, current }) => (
        <Fragment key={id}>
          <Divider />
          <SecurityRow
            label={device}
            state={t("security.sessions.since", { ip, start: momentText(startedAt), last: momentText(lastUsedAt) })}
            action={
              current ? (
                <Badge tone="positive">{t("security.sessions.current")}</Badge>
              ) : (
                <Button
                  variant="soft"
                  size="small"
                  loading={end.isPending && end.variables === id}
                  aria-label={`${t("security.sessions.end")}: ${device}, ${momentText(startedAt)}`}
                  onClick={() => end.mutate(id)}
                >
                  {t("security.sessions.end")}
                </Button>
              )
            }
          />
        </Fragment>
      ))}
      {sessions.length > 1 && (
        <>
          <Divider />
          <div>
            <Button onClick={() => setIsAsked(true)}>{t("security.sessions.endOthers")}</Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t("security.sessions.question")}
        description={t("security.sessions.consequence")}
        confirmLabel={t("security.sessions.endOthers")}
        loading={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
