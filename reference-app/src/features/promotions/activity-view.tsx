import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { PATHS } from "../../shared/config/paths.ts";
import { MembersOnly } from "../../shared/layout/members-only.tsx";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { ActivityDetail } from "./activity-detail.tsx";
import type { ApplicationDraft } from "./application-form.tsx";
import { BreakGate } from "./break-gate.tsx";
import { activityQuery } from "./queries.ts";

const EMPTY: ApplicationDraft = { remark: "", files: [] };

/** The page of one activity. It keeps typed input, so that a login in between does not lose it. */
export function ActivityView({ id }: { id: string }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const { mark, clear } = useUnsavedInputGuard();
  const change = (next: ApplicationDraft) => {
    if (next.remark === "" && next.files.length === 0) clear();
    else mark();
    setDraft(next);
  };
  return (
    <MembersOnly headingLevel={1} text={t("promotions.membersText")}>
      <BreakGate headingLevel={1}>
        <Loaded id={id} draft={draft} onDraftChange={change} />
      </BreakGate>
    </MembersOnly>
  );
}

interface LoadedProps {
  id: string;
  draft: ApplicationDraft;
  onDraftChange: (draft: ApplicationDraft) => void;
}

function Loaded({ id, ...draft }: LoadedProps) {
  const { t } = useTranslation();
  const result = useQuery(activityQuery(id));
  return (
    <QueryState result={result} rows={6}>
      {(activity) =>
        activity ? (
          <ActivityDetail activity={activity} {...draft} />
        ) : (
          <EmptyState
            headingLevel={1}
            title={t("promotions.goneTitle")}
            text={t("promotions.goneText")}
            action={<LinkButton href={PATHS.activities}>{t("promotions.allActivities")}</LinkButton>}
          />
        )
      }
    </QueryState>
  );
}
