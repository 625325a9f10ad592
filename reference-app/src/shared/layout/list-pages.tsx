import { useTranslation } from "react-i18next";
import { Pagination } from "@lobbykit/design-system/Pagination";

export interface ListPagesProps {
  /** Names them: "Pages of messages". */
  label: string;
  /** The one that is shown, from 1: an address may ask for one that is no more. */
  page: number;
  count: number;
  onPageChange: (page: number) => void;
}

/** The pages of a list, in the words that all lists of the app share. */
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
