import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Image } from "@lobbykit/design-system/Image";
import { Inline } from "@lobbykit/design-system/Inline";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tag } from "@lobbykit/design-system/Tag";
import { Text } from "@lobbykit/design-system/Text";
import { CoinsIcon } from "@lobbykit/design-system/icons";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { Note } from "../../shared/layout/note.tsx";
import { usePictureSource } from "../../shared/api/queries/use-picture-source.ts";
import { POINT_REWARD_PAGE_SIZE } from "../../shared/config/constants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { pictureBox } from "../../shared/images/picture.css.ts";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { pageOf } from "../../shared/url-state/search-values.ts";
import { pointRewardsQuery, type PointReward } from "./queries.ts";
import { standingOf } from "./rules.ts";

/** Enough rows to keep the footer below the screen while the rewards load. */
const SKELETON_ROWS = 16;

export interface RewardListProps {
  /** The member's points; undefined for a guest. */
  points: number | undefined;
  onRedeem: (rewardId: string) => void;
}

/** The rewards for points, visible to everyone (R022, E060). The page is in the address. */
export function RewardList({ points, onRedeem }: RewardListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const result = useQuery(pointRewardsQuery({ page, pageSize: POINT_REWARD_PAGE_SIZE }));
  return (
    <QueryState result={result} rows={SKELETON_ROWS}>
      {({ content, totalPages }) =>
        content.length === 0 ? (
          <EmptyState
            title={t("mall.emptyTitle")}
            text={t("mall.emptyText")}
            action={<LinkButton href={PATHS.games}>{t("mall.toGames")}</LinkButton>}
          />
        ) : (
          <>
            <Grid as="ul" fit="medium" gap={16}>
              {content.map((reward) => (
                <RewardCard key={reward.id} reward={reward} points={points} onRedeem={onRedeem} />
              ))}
            </Grid>
            <ListPages
              label={t("mall.pages")}
              page={page}
              count={totalPages}
              onPageChange={(next) => setSearch(next > 1 ? { page: String(next) } : {})}
            />
          </>
        )
      }
    </QueryState>
  );
}

interface RewardCardProps extends RewardListProps {
  reward: PointReward;
}

function RewardCard({ reward, points, onRedeem }: RewardCardProps) {
  const { t } = useTranslation();
  const source = usePictureSource();
  const { id, name, description, points: cost, stock, image } = reward;
  const standing = standingOf(reward, points);
  return (
    <Card as="li">
      <Stack gap={12} justify="between" fill>
        <Stack gap={12}>
          {image && (
            <div className={pictureBox}>
              <Image
                {...source(image.url)}
                alt=""
                fallbackName={name}
                ratio="landscape"
                placeholderColor={image.color}
              />
            </div>
          )}
          <Heading level={3} size={16}>
            {name}
          </Heading>
          <Inline justify="between">
            <Tag hue="accent" iconStart={CoinsIcon}>
              {t("mall.points", { count: cost, points: formatCount(cost) })}
            </Tag>
            {stock !== null && stock > 0 && (
              <Text as="span" size={14} tone="secondary">
                {t("mall.stock", { stock: formatCount(stock) })}
              </Text>
            )}
          </Inline>
          <Note>{description}</Note>
        </Stack>
        {standing.kind === "open" && (
          <Button
            fullWidth
            tone="accent"
            variant="soft"
            aria-label={t("mall.redeemNamed", { name })}
            onClick={() => onRedeem(id)}
          >
            {t("mall.redeem")}
          </Button>
        )}
        {standing.kind === "soldOut" && <Text weight="semibold">{t("mall.soldOut")}</Text>}
        {standing.kind === "lacking" && (
          <Text weight="semibold">
            {t("mall.lacking", { count: standing.points, points: formatCount(standing.points) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
