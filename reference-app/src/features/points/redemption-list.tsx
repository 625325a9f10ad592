import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { DataTable, type DataColumn } from "@lobbykit/design-system/DataTable";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { StatusTag } from "@lobbykit/design-system/StatusTag";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { REDEMPTION_PAGE_SIZE } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { pageOf } from "../../shared/url-state/search-values.ts";
import { pointRedemptionsQuery, type PointRedemption } from "./queries.ts";

const statusTag = ({ status }: PointRedemption) => <StatusTag kind="redemption" status={status} />;

/** The member's redemptions and their status, newest first (R081, E062). */
export function RedemptionList() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const result = useQuery(pointRedemptionsQuery({ page, pageSize: REDEMPTION_PAGE_SIZE }));
  const columns: readonly DataColumn<PointRedemption>[] = [
    {
      id: "name",
      label: t("mall.reward"),
      value: ({ name }) => name,
      cell: ({ name, quantity }) => (quantity === 1 ? name : t("mall.times", { name, quantity })),
    },
    {
      id: "status",
      label: t("mall.status"),
      value: ({ status }) => status,
      cell: statusTag,
      card: "aside",
    },
    {
      id: "points",
      label: t("mall.paid"),
      value: ({ points }) => points,
      cell: ({ points }) => formatCount(points),
      align: "end",
    },
    {
      id: "createdAt",
      label: t("mall.when"),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => momentText(createdAt),
    },
  ];
  return (
    <QueryState result={result} rows={6}>
      {({ content, total, totalPages }) => (
        <DataTable
          label={t("mall.historyTitle")}
          columns={columns}
          rows={content}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t("mall.noneTitle")}
              text={t("mall.noneText")}
              action={<LinkButton href={PATHS.pointMall}>{t("mall.toMall")}</LinkButton>}
            />
          }
          pages={{
            page: Math.min(page, Math.max(1, totalPages)),
            count: totalPages,
            total,
            onPageChange: (next) => setSearch(next > 1 ? { page: String(next) } : {}),
          }}
        />
      )}
    </QueryState>
  );
}
