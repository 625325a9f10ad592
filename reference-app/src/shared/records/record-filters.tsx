import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "@lobbykit/design-system/FilterBar";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import type { RecordSearch } from "./use-record-search.ts";

/** A filter of a record. Its name is the address parameter. */
export interface RecordFilter {
  name: string;
  label: string;
  /** Label when nothing is chosen. @default "All" */
  usualLabel?: string;
  /** The chosen value; undefined for the default. */
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Rendered instead of the options, for example a search. @default none */
  field?: ReactNode;
}

/** A filter whose value is one of the choices, as in the address. */
export const choiceFilter = <Choice extends string>(
  search: RecordSearch,
  name: string,
  label: string,
  choices: readonly Choice[],
  nameOf: (choice: Choice) => string,
) => ({
  name,
  label,
  value: search.choice(name, choices),
  options: choices.map((value) => ({ value, label: nameOf(value) })),
});

interface RecordFiltersProps {
  filters: readonly RecordFilter[];
  search: RecordSearch;
}

/** The filters of a record. They apply when chosen, and chips show the active ones. */
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
