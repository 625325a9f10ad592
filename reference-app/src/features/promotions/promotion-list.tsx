import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Image } from "@lobbykit/design-system/Image";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { usePictureSource } from "../../shared/api/queries/use-picture-source.ts";
import { PATHS, promotionPath } from "../../shared/config/paths.ts";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { pictureBox } from "../../shared/images/picture.css.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { PromotionDates } from "./promotion-dates.tsx";
import { promotionsOf, type OfferedPromotion } from "./rules.ts";

/** The merchant's promotions, for everyone (R023, R059). */
export function PromotionList() {
  const { t } = useTranslation();
  const result = useQuery(announcementsQuery());
  return (
    <QueryState result={result}>
      {({ promotion, banners }) => {
        const offered = promotionsOf(promotion, banners);
        if (offered.length === 0) {
          return (
            <EmptyState
              title={t("promotions.emptyTitle")}
              text={t("promotions.emptyText")}
              action={<LinkButton href={PATHS.games}>{t("promotions.toGames")}</LinkButton>}
            />
          );
        }
        return (
          <Grid as="ul" fit="large" gap={16}>
            {offered.map((one) => (
              <PromotionCard key={one.id} promotion={one} />
            ))}
          </Grid>
        );
      }}
    </QueryState>
  );
}

function PromotionCard({ promotion }: { promotion: OfferedPromotion }) {
  const { id, title, picture } = promotion;
  const { t } = useTranslation();
  const source = usePictureSource();
  return (
    <Card as="li">
      <Stack gap={12} justify="between" fill>
        <Stack gap={12}>
          {picture && (
            <div className={pictureBox}>
              <Image {...source(picture.url)} alt={picture.alt} ratio="banner" placeholderColor={picture.image.color} />
            </div>
          )}
          <Heading level={2} size={18}>
            {title}
          </Heading>
          <PromotionDates promotion={promotion} />
        </Stack>
        <LinkButton href={promotionPath(id)} aria-label={t("promotions.viewNamed", { title })}>
          {t("promotions.view")}
        </LinkButton>
      </Stack>
    </Card>
  );
}
