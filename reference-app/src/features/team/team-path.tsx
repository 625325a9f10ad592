import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Icon } from "@lobbykit/design-system/Icon";
import { Inline } from "@lobbykit/design-system/Inline";
import { Link } from "@lobbykit/design-system/Link";
import { Text } from "@lobbykit/design-system/Text";
import { ChevronForwardIcon } from "@lobbykit/design-system/icons";
import { withSectionFilters } from "../../shared/config/section-filters.ts";
import type { TeamPage } from "../../shared/agents/queries.ts";

/** The path from the agent down to the member whose team is shown. Each level is a link, so that Back returns from it. */
export function TeamPath({ path }: Pick<TeamPage, "path">) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <nav aria-label={t("team.path")}>
      <Inline as="ol" gap={4}>
        {path.map(({ id, account }, level) => {
          const name = level === 0 ? t("team.you", { account }) : account;
          const address = withSectionFilters(search, { parent: level === 0 ? undefined : id, q: undefined });
          return (
            <Inline as="li" key={id} gap={4}>
              {level > 0 && <Icon drawing={ChevronForwardIcon} size="small" />}
              {level === path.length - 1 ? (
                <Text as="span" size={14} weight="semibold" aria-current="page">
                  {name}
                </Text>
              ) : (
                <Link href={address}>{name}</Link>
              )}
            </Inline>
          );
        })}
      </Inline>
    </nav>
  );
}
