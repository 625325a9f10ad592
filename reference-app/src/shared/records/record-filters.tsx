import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "@lobbykit/design-system/FilterBar";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import type { RecordSearch } from "./use-record-search.ts";

/** One choice that narrows a record; its name is that of the parameter in the address. */
export interface RecordFilter {
  name: string;
  label: string;
  /** What is said while nothing is chosen. @default "All" */
  usualLabel?: string;
  /** What is chosen; undefined for the usual. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Drawn in place of a choice among the options: a search. @default none */
  field?: ReactNode;
}

/** Choices with their names. */
export const choicesOf = <Choice extends string>(choices: readonly Choice[], nameOf: (choice: Choice) => string) =>
  choices.map((value) => ({ value, label: nameOf(value) }));

interface RecordFiltersProps {
  filters: readonly RecordFilter[];
  search: RecordSearch;
}

/** The filters of a record, applied as they are chosen, with what is applied as chips. */
export function RecordFilters({ filters, search }: RecordFiltersProps) {
  const { t } = useTranslation();
  const applied = filters.flatMap(({ name, label, value, options }) => {
    if (value === undefined) return [];
    const words = options.find((option) => option.value === value)?.label ?? value;
    return [{ id: name, label: t("records.applied", { filter: label, value: words }) }];
  });
  const clear = (names: readonly string[]) => search.change(Object.fromEntries(names.map((name) => [name, undefined])));
  return (
    <FilterBar
      label={t("records.filters")}
      applied={applied}
      onRemove={(name) => clear([name])}
      onClearAll={() => clear(filters.map(({ name }) => name))}
    >
      {filters.map(({ name, label, value, options, usualLabel = t("records.all"), field }) =>
        field !== undefined ? (
          <Fragment key={name}>{field}</Fragment>
        ) : (
          <NativeSelect
            key={name}
            label={label}
            value={value ?? ""}
            options={[{ value: "", label: usualLabel }, ...options]}
            onChange={({ target }) => search.change({ [name]: target.value || undefined })}
          />
        ),
      )}
    </FilterBar>
  );
}
