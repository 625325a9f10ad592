import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Heading } from "@lobbykit/design-system/Heading";
import { Image } from "@lobbykit/design-system/Image";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { usePictureSource } from "../../shared/api/queries/use-picture-source.ts";
import { activityPath, PATHS, promotionPath } from "../../shared/config/paths.ts";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { ServerHtml } from "../../shared/content/server-html.tsx";
import { widePictureBox } from "../../shared/images/picture.css.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { requireAuth } from "../../shared/session/intents.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { PromotionDates } from "./promotion-dates.tsx";
import { promotionQuery } from "./queries.ts";
import { promotionsOf, type OfferedPromotion } from "./rules.ts";

/** A promotion (R023): its announcement for everyone, and for members the full terms and how to take part (E083). */
export function PromotionDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const result = useQuery(announcementsQuery());
  return (
    <QueryState result={result}>
      {({ promotion, banners }) => {
        const offered = promotionsOf(promotion, banners).find((one) => one.id === id);
        if (offered) return <Offer promotion={offered} />;
        return (
          <EmptyState
            headingLevel={1}
            title={t("promotions.goneTitle")}
            text={t("promotions.goneText")}
            action={<LinkButton href={PATHS.promotions}>{t("promotions.back")}</LinkButton>}
          />
        );
      }}
    </QueryState>
  );
}

function Offer({ promotion }: { promotion: OfferedPromotion }) {
  const { id, title, content, picture } = promotion;
  const source = usePictureSource();
  const isMember = hasRealAccount(useSession());
  return (
    <Stack gap={16}>
      {picture && (
        <div className={widePictureBox}>
          <Image
            {...source(picture.url)}
            alt={picture.alt}
            ratio="banner"
            placeholderColor={picture.image.color}
            priority
          />
        </div>
      )}
      <Heading level={1}>{title}</Heading>
      <PromotionDates promotion={promotion} />
      {isMember ? <MembersTerms id={id} /> : <GuestsTerms id={id} content={content} />}
    </Stack>
  );
}

function GuestsTerms({ id, content }: { id: string; content: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Terms html={content} />
      <Stack gap={8} align="start">
        <Text tone="secondary">{t("promotions.guestText")}</Text>
        <Button tone="accent" onClick={() => requireAuth({ type: "open", path: promotionPath(id) })}>
          {t("promotions.guestAction")}
        </Button>
      </Stack>
    </>
  );
}

function MembersTerms({ id }: { id: string }) {
  const { t } = useTranslation();
  const result = useQuery(promotionQuery(id));
  return (
    <QueryState result={result}>
      {({ terms, activityId }) => (
        <>
          <Terms html={terms} />
          <div>
            {activityId ? (
              <LinkButton tone="accent" href={activityPath(activityId)}>
                {t("promotions.takePart")}
              </LinkButton>
            ) : (
              // There is nothing to apply for: a member takes part by playing.
              <LinkButton href={PATHS.games}>{t("promotions.toGames")}</LinkButton>
            )}
          </div>
        </>
      )}
    </QueryState>
  );
}

/** The terms written by the merchant, below our own heading. */
export function Terms({ html }: { html: string }) {
  const { t } = useTranslation();
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{t("promotions.terms")}</Heading>
        <ServerHtml html={html} headingLevel={3} />
      </Stack>
    </Card>
  );
}
