import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Text } from "@lobbykit/design-system/Text";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { Deadline } from "./deadline.tsx";
import { promotionQuery } from "./queries.ts";

/** How long a promotion lasts; only members are told, the line keeps its room meanwhile. */
export function PromotionEnd({ id }: { id: string }) {
  const { t } = useTranslation();
  const isMember = hasRealAccount(useSession());
  const { data, isLoadingError } = useQuery({ ...promotionQuery(id), enabled: isMember });
  if (!isMember || isLoadingError) return null;
  if (data?.endsAt) return <Deadline kind="ends" atMs={Date.parse(data.endsAt)} />;
  return (
    <Text size={14} tone="secondary">
      {data ? t("promotions.endless") : t("app.loading")}
    </Text>
  );
}
