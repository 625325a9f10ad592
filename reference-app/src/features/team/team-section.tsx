import { useTranslation } from "react-i18next";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { UrlSearch } from "../../shared/url-state/url-search.tsx";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";
import { MemberSheet } from "./member-sheet.tsx";
import { textOf } from "./rules.ts";
import { TeamList } from "./team-list.tsx";
import { TeamTree } from "./team-tree.tsx";

const TREE = "tree";
const LIST = "list";

/** The agent's team as a list by level or as a tree, with each member's figures (R079, E087). */
export function TeamSection() {
  const { t } = useTranslation();
  const [filters, change] = useSectionSearch();
  const search = useRecordSearch();
  const view = search.choice("view", [TREE]) ?? LIST;
  const text = textOf(filters.get("q"));
  const list = (
    <Stack gap={16}>
      <UrlSearch
        search={text ?? ""}
        onSearch={(typed) => change({ q: typed })}
        label={t("team.search")}
        placeholder={t("team.searchExample")}
        clearLabel={t("team.searchClear")}
      />
      <TeamList search={search} text={text} />
    </Stack>
  );
  return (
    <Stack gap={16}>
      <Tabs
        label={t("team.view")}
        variant="pill"
        stretch
        value={view}
        onValueChange={(value) => change({ view: value === TREE ? TREE : undefined, q: undefined })}
        items={[
          { value: LIST, label: t("team.list"), content: list },
          { value: TREE, label: t("team.tree"), content: <TeamTree search={search} /> },
        ]}
      />
      <MemberSheet search={search} />
    </Stack>
  );
}
