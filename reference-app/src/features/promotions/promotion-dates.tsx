import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Inline } from "@lobbykit/design-system/Inline";
import { Note } from "../../shared/layout/note.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { Deadline } from "./deadline.tsx";
import { promotionQuery } from "./queries.ts";
import type { OfferedPromotion } from "./rules.ts";

/** When a promotion was published and how long it lasts. */
export function PromotionDates({ promotion: { id, publishedAt } }: { promotion: OfferedPromotion }) {
  const { t } = useTranslation();
  return (
    <Inline gap={16}>
      {publishedAt && <Note>{t("promotions.since", { date: momentText(publishedAt, "date") })}</Note>}
      <End id={id} />
    </Inline>
  );
}

/** Only members see the end date; the line keeps its space while it loads. */
function End({ id }: { id: string }) {
  const { t } = useTranslation();
  const isMember = hasRealAccount(useSession());
  const { data, isLoadingError } = useQuery({ ...promotionQuery(id), enabled: isMember });
  if (!isMember || isLoadingError) return null;
  if (data?.endsAt) return <Deadline kind="ends" atMs={Date.parse(data.endsAt)} />;
  return <Note>{data ? t("promotions.endless") : t("app.loading")}</Note>;
}
