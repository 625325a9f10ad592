import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "@lobbykit/design-system/ComboBox";
import { errorMessage } from "../api/error-message.ts";
import { teamSearchQuery, type TeamDepth } from "./queries.ts";

/** Somebody of the tree. */
export interface Relative {
  id: string;
  account: string;
}

export interface RelativeFieldProps {
  name: string;
  label: string;
  description: string;
  /** Said when nobody is found. */
  emptyText: string;
  depth: TeamDepth;
  value: Relative | null;
  onChange: (relative: Relative | null) => void;
}

type Found = Relative & { nickname?: string | null };

/** Somebody of the agent's team, found by a part of the name: a team may have fifty thousand members. */
export function RelativeField({ name, label, description, emptyText, depth, value, onChange }: RelativeFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const { data, isFetching, error } = useQuery(teamSearchQuery(depth, text.trim()));
  const found: Found[] = data?.content ?? [];
  // Somebody chosen before, as by the address, may not be among those that were found.
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
