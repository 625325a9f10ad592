import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "@lobbykit/design-system/ComboBox";
import { errorMessage } from "../api/errors/error-message.ts";
import { teamSearchQuery, type TeamDepth } from "./queries.ts";
import { searchText } from "../url-state/search-text.ts";

/** A member of the agent's team, or the agent's upline. */
export interface Relative {
  id: string;
  account: string;
}

export interface RelativeFieldProps {
  name: string;
  label: string;
  description: string;
  /** Text shown when the search finds nobody. */
  emptyText: string;
  depth: TeamDepth;
  value: Relative | null;
  onChange: (relative: Relative | null) => void;
}

type Found = Relative & { nickname?: string | null };

/** A search field that picks one team member by part of a name. It searches on the server, because a team may have 50,000 members. */
export function RelativeField({ name, label, description, emptyText, depth, value, onChange }: RelativeFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const { data, isFetching, error } = useQuery(teamSearchQuery(depth, searchText(text)));
  const found: Found[] = data?.content ?? [];
  // A member chosen earlier, for example by the address, may be missing from the search results. Then they are added.
  const options = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <ComboBox
      name={name}
      label={label}
      description={description}
      emptyText={emptyText}
      required
      options={options.map(({ id, account, nickname }: Found) => ({
        id,
        label: account,
        ...(nickname && { description: nickname }),
      }))}
      value={value?.id ?? null}
      onValueChange={(id) => onChange(options.find((member) => member.id === id) ?? null)}
      onSearch={setText}
      loading={isFetching}
      loadError={error ? errorMessage(error, t) : undefined}
    />
  );
}
