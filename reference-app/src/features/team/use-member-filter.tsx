import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "@lobbykit/design-system/ComboBox";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import type { RecordFilter } from "../../shared/records/record-filters.tsx";
import type { RecordSearch } from "../../shared/records/use-record-search.ts";
import { teamMemberQuery, teamSearchQuery, type TeamMember } from "../../shared/agents/queries.ts";
import { MEMBER_ID } from "../../shared/agents/use-named-member.ts";
import { searchText } from "../../shared/url-state/search-text.ts";

const optionOf = ({ id, account, nickname }: TeamMember) => ({
  id,
  label: account,
  ...(nickname && nickname !== account && { description: nickname }),
});

/** Filters a team record by one member, found by name in the whole team (E088, E089). */
export function useMemberFilter(search: RecordSearch): { memberId: string | undefined; filter: RecordFilter } {
  const { t } = useTranslation();
  const memberId = search.code("member", MEMBER_ID);
  const [text, setText] = useState("");
  const { data: chosen } = useQuery({ ...teamMemberQuery({ id: memberId ?? "" }), enabled: memberId !== undefined });
  const found = useQuery(teamSearchQuery("all", searchText(text)));
  const options = (found.data?.content ?? []).map(optionOf);
  if (chosen && !options.some(({ id }) => id === chosen.id)) options.unshift(optionOf(chosen));
  const label = t("team.member");
  return {
    memberId,
    filter: {
      name: "member",
      label,
      value: memberId,
      options: memberId === undefined ? [] : [{ value: memberId, label: chosen?.account ?? memberId }],
      field: (
        <ComboBox
          label={label}
          placeholder={t("team.everybody")}
          options={options}
          value={chosen ? chosen.id : null}
          onValueChange={(id) => search.change({ member: id ?? undefined })}
          onSearch={setText}
          loading={found.isFetching}
          loadError={found.error ? errorMessage(found.error, t) : undefined}
        />
      ),
    },
  };
}
