import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Divider } from "@lobbykit/design-system/Divider";
import { Text } from "@lobbykit/design-system/Text";
import { ACCOUNT_EVENT_PAGE_SIZE } from "../../shared/config/constants.ts";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { accountEventsQuery } from "./queries.ts";
import type { AccountEventPage } from "./rules.ts";
import { SecurityRow } from "./security-row.tsx";

/** Recent events of the account with place and device, so that the member notices someone else's actions (E099, proposed). */
export function AccountEventsCard() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const result = useQuery(accountEventsQuery({ page, pageSize: ACCOUNT_EVENT_PAGE_SIZE }));
  return (
    <SectionCard title={t("security.events.title")} text={t("security.events.text")}>
      <QueryState result={result} rows={ACCOUNT_EVENT_PAGE_SIZE}>
        {(events) => <Events events={events} onPage={setPage} />}
      </QueryState>
    </SectionCard>
  );
}

function Events({ events, onPage }: { events: AccountEventPage; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  if (events.content.length === 0) {
    return (
      <Text size={14} tone="muted">
        {t("security.events.none")}
      </Text>
    );
  }
  return (
    <>
      {events.content.map(({ id, kind, at, ip, device }) => (
        <Fragment key={id}>
          <Divider />
          <SecurityRow
            label={t(`security.events.kind.${kind}`)}
            state={t("security.events.where", { time: momentText(at), ip, device })}
          />
        </Fragment>
      ))}
      {events.totalPages > 1 && (
        <ListPages
          label={t("security.events.pages")}
          page={events.page}
          count={events.totalPages}
          onPageChange={onPage}
        />
      )}
    </>
  );
}
