import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLinkClickHandler, useLocation, useNavigate } from "react-router-dom";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { SearchField } from "@lobbykit/design-system/SearchField";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { LoadError } from "../../shared/loading/load-error.tsx";
import * as styles from "../../shared/content/list-and-text.css.ts";
import { ListAndText } from "../../shared/content/list-and-text.tsx";
import { ServerArticle } from "../../shared/content/server-article.tsx";
import { helpItemsQuery, type HelpItem } from "../../shared/help/help-items.ts";
import { findHelpItem } from "../../shared/help/rules.ts";
import { HelpLineList } from "../../shared/protection/help-line-list.tsx";
import { searchHelp, tagOfHash } from "./rules.ts";

/** The entry that the help lines belong to; the footer and the limits link to it. */
const PLAY_SUPPORT = "responsible-play";

/** All help entries. The address names the open one after `#` (R170). */
export function HelpCenter({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(helpItemsQuery());
  if (data && data.length > 0) return <HelpItems items={data} headingLevel={headingLevel} />;
  if (data) return <EmptyState title={t("help.empty")} text={t("help.emptyText")} headingLevel={headingLevel} />;
  if (!error) {
    return (
      <div className={styles.columns}>
        <Skeleton shape="row" count={6} />
      </div>
    );
  }
  return <LoadError error={error} onRetry={() => void refetch()} headingLevel={headingLevel} />;
}

function HelpItems({ items, headingLevel }: { items: readonly HelpItem[]; headingLevel: 2 | 3 }) {
  const { t } = useTranslation();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useState("");
  const found = searchHelp(items, search);
  const foundText = (results: readonly HelpItem[]) => t("help.found", { count: countItems(results) });
  const tag = tagOfHash(hash);
  // Without a tag, or with an outdated one, the first entry opens.
  const current = (tag && findHelpItem(items, tag)) || items[0];
  return (
    <ListAndText
      isTextOpen={tag !== undefined}
      // Replaces the history entry, so that closing the help is one step back, however many entries were read (D20).
      onBack={() => void navigate(pathname, { replace: true })}
      backLabel={t("help.back")}
      list={
        <div className={styles.beside}>
          <SearchField
            label={t("help.search")}
            placeholder={t("help.search")}
            value={search}
            onValueChange={setSearch}
            onSearch={(text) => announce(foundText(searchHelp(items, text)))}
          />
          <nav aria-label={t("help.entries")}>
            <Entries items={found} current={current} />
          </nav>
          {search !== "" && (
            <Text as="div" size={14} tone="muted">
              {foundText(found)}
            </Text>
          )}
        </div>
      }
      text={
        <Stack gap={16}>
          {tag !== undefined && tag !== current?.tag && <Text tone="muted">{t("help.unknown")}</Text>}
          {current && (
            <ServerArticle key={current.tag} title={current.title} html={current.content} headingLevel={headingLevel} />
          )}
          {current?.tag === PLAY_SUPPORT && <HelpLineList />}
        </Stack>
      }
    />
  );
}

function Entries({ items, current }: { items: readonly HelpItem[]; current: HelpItem | undefined }) {
  return (
    <ul className={styles.list}>
      {items.map(({ tag, title, children }) => (
        <li key={tag}>
          <EntryLink tag={tag} title={title} isCurrent={tag === current?.tag} />
          {children.length > 0 && (
            <div className={styles.inner}>
              <Entries items={children} current={current} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Opens an entry in place: the browser's back button leaves the help. */
function EntryLink({ tag, title, isCurrent }: { tag: string; title: string; isCurrent: boolean }) {
  const address = { hash: tag };
  const open = useLinkClickHandler(address, { replace: true });
  return (
    <a href={useHref(address)} onClick={open} className={styles.entry} aria-current={isCurrent ? "true" : undefined}>
      {title}
    </a>
  );
}

const countItems = (items: readonly HelpItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
