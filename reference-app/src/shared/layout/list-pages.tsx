import { useTranslation } from "react-i18next";
import { Pagination } from "@lobbykit/design-system/Pagination";

export interface ListPagesProps {
  /** Accessible name: "Pages of messages". */
  label: string;
  /** The current page, from 1. An address may name a page that no longer exists. */
  page: number;
  count: number;
  onPageChange: (page: number) => void;
}

/** Pagination with the texts that all lists of the app share. */
export function ListPages({ label, page, count, onPageChange }: ListPagesProps) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={Math.min(page, Math.max(1, count))}
      count={count}
      onPageChange={onPageChange}
      labels={{
        navigation: label,
        page: (number) => t("lobby.page", { page: number }),
        previous: t("lobby.previousPage"),
        next: t("lobby.nextPage"),
        summary: (number, total) => t("lobby.pageSummary", { page: number, count: total }),
      }}
    />
  );
}
