import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Divider } from "@lobbykit/design-system/Divider";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { accountEventsQuery } from "./queries.ts";
import type { AccountEventPage } from "./rules.ts";
import { SecurityRow } from "./security-row.tsx";

const PAGE_SIZE = 5;

/** Recent events of the account with place and device, so that the member notices someone else's actions (E099, proposed). */
export function AccountEventsCard() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const result = useQuery(accountEventsQuery({ page, pageSize: PAGE_SIZE }));
  return (
    <Card as="section" aria-label={t("security.events.title")}>
      <Stack gap={12}>
        <div>
          <Heading level={3}>{t("security.events.title")}</Heading>
          <Text size={14} tone="secondary">
            {t("security.events.text")}
          </Text>
        </div>
        <QueryState result={result} rows={PAGE_SIZE}>
          {(events) => <Events events={events} onPage={setPage} />}
        </QueryState>
      </Stack>
    </Card>
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
