import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { LoadBanner } from "../../../shared/loading/load-banner.tsx";
import { UrlSearch } from "../../../shared/url-state/url-search.tsx";
import { DrawList, DrawListSkeleton } from "../draws/draw-list.tsx";
import { gameMenusQuery, lotteryGamesQuery } from "../queries.ts";
import {
  filterGames,
  groupByTag,
  menuTagOf,
  shouldShowWeekdays,
  type LotteryFilter,
  type LotteryMenuItem,
} from "../rules.ts";
import { useDrawUpdates } from "../draws/use-draw-updates.ts";
import { useLotteryFilter } from "./use-lottery-filter.ts";
import { WeekdayFilter } from "./weekday-filter.tsx";
import * as styles from "./lottery-lobby.css.ts";

const ALL_TAGS = "all";
const NO_FILTER: LotteryFilter = { menuTag: undefined, weekday: undefined, search: "" };

/** The lottery lobby (R046, R178–R180). Menu tag, weekday and name filter the draws; all three are in the URL. */
export function LotteryLobby() {
  const { t } = useTranslation();
  const { filter, changeFilter } = useLotteryFilter();
  const menu = useQuery(gameMenusQuery());
  const groups = groupByTag(menu.data?.games ?? []);
  const active = groups.find(({ tag }) => tag === filter.menuTag);
  const hasWeekdays = shouldShowWeekdays(active?.items ?? []);
  // Unknown values are ignored, so that an old link shows all draws instead of none.
  const known = {
    menuTag: menu.isPending ? filter.menuTag : active?.tag,
    weekday: menu.isPending || hasWeekdays ? filter.weekday : undefined,
    search: filter.search,
  };
  return (
    <div className={styles.lobby}>
      <div className={styles.search}>
        <UrlSearch
          search={filter.search}
          onSearch={(search) => changeFilter({ search })}
          label={t("lottery.search.label")}
          placeholder={t("lottery.search.placeholder")}
          clearLabel={t("lottery.search.clear")}
        />
      </div>
      <LoadBanner part={t("lottery.menu.label")} result={menu} />
      <MenuTabs
        groups={groups}
        value={known.menuTag}
        onChange={(menuTag) => changeFilter({ menuTag, weekday: undefined })}
      >
        <div className={styles.lobby}>
          {hasWeekdays && <WeekdayFilter value={known.weekday} onChange={(weekday) => changeFilter({ weekday })} />}
          <Draws filter={known} onShowAll={() => changeFilter(NO_FILTER)} />
        </div>
      </MenuTabs>
      <p className={styles.note}>{t("lottery.networkNote")}</p>
    </div>
  );
}

interface MenuTabsProps {
  groups: readonly { tag: string; items: readonly LotteryMenuItem[] }[];
  /** Undefined means all. */
  value: string | undefined;
  onChange: (menuTag: string | undefined) => void;
  children: ReactNode;
}

/** One tab per tag (R178). When the menu fails or is empty, all draws are still shown. */
function MenuTabs({ groups, value = ALL_TAGS, onChange, children }: MenuTabsProps) {
  const { t } = useTranslation();
  const nameOf = (tag: string) => {
    const known = menuTagOf(tag);
    return known ? t(`lottery.menu.tags.${known}`) : tag;
  };
  const tags = [
    { value: ALL_TAGS, label: t("lottery.menu.all") },
    ...groups.map(({ tag }) => ({ value: tag, label: nameOf(tag) })),
  ];
  // Keeps the chosen tag in the menu while the menu loads.
  if (!tags.some((tag) => tag.value === value)) tags.push({ value, label: nameOf(value) });
  return (
    <Tabs
      label={t("lottery.menu.label")}
      variant="pill"
      items={tags.map((tag) => ({ ...tag, content: children }))}
      value={value}
      onValueChange={(tag) => onChange(tag === ALL_TAGS ? undefined : tag)}
    />
  );
}

function Draws({ filter, onShowAll }: { filter: LotteryFilter; onShowAll: () => void }) {
  const { t } = useTranslation();
  const query = lotteryGamesQuery();
  const list = useQuery(query);
  useDrawUpdates(query.queryKey);
  if (!list.data) {
    // Not `isError`, which is reset during a retry, so that the page would flicker.
    if (list.errorUpdateCount === 0) return <DrawListSkeleton />;
    const retry = (
      <Button tone="accent" loading={list.isFetching} onClick={() => void list.refetch()}>
        {t("lottery.error.retry")}
      </Button>
    );
    return <ErrorState title={t("lottery.error.title")} text={t("lottery.error.text")} action={retry} />;
  }
  if (list.data.games.length === 0) return <EmptyState title={t("lottery.none.title")} text={t("lottery.none.text")} />;
  const games = filterGames(list.data.games, filter);
  return (
    <>
      <output className={styles.found}>
        <span>{t("lottery.found", { count: games.length })}</span>
        {list.isError && <span className={styles.stale}>{t("lottery.error.stale")}</span>}
      </output>
      {games.length > 0 ? (
        <DrawList games={games} />
      ) : (
        <EmptyState
          title={t("lottery.empty.title")}
          text={t("lottery.empty.text")}
          action={<Button onClick={onShowAll}>{t("lottery.empty.action")}</Button>}
        />
      )}
    </>
  );
}
