import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { Image } from "@lobbykit/design-system/Image";
import { Inline } from "@lobbykit/design-system/Inline";
import { HeartIcon } from "@lobbykit/design-system/icons";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tag } from "@lobbykit/design-system/Tag";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../../shared/layout/note.tsx";
import { CATEGORY_LOOK } from "../../../shared/config/category-hues.ts";
import { pictureBox } from "../../../shared/images/picture.css.ts";
import { requireAuth } from "../../../shared/session/intents.ts";
import { infoFacts, KNOWN_TAGS } from "../browse/browse-rules.ts";
import { vendorsQuery } from "../../../shared/api/queries/vendors-query.ts";
import type { Game } from "../queries.ts";
import { vendorNames } from "../rules.ts";
import { useFavouriteIds, usePendingFavourites } from "./use-favourites.ts";
import { usePicture } from "./use-picture.ts";

/** Information about a game before playing it: vendor, return to player, volatility and rules. */
export function GameInfoSheet({ game, onClose }: { game: Game; onClose: () => void }) {
  const { t } = useTranslation();
  const picture = usePicture()(game.image);
  const { data: makers } = useQuery({ ...vendorsQuery(), select: vendorNames });
  const { data: favourites, isLoading } = useFavouriteIds();
  const isFavourite = favourites?.has(game.nodeId) ?? false;
  const isPending = usePendingFavourites().includes(game.nodeId) || isLoading;
  const { nodeId, name, category, tags } = game;
  const play = () => {
    onClose();
    requireAuth({ type: "launch", game });
  };
  const facts = infoFacts(game);
  const rulesId = useId();
  return (
    <Sheet
      isOpen
      title={name}
      description={makers?.get(game.vassalage) ?? game.vassalage}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="outline"
            iconStart={HeartIcon}
            aria-pressed={isFavourite}
            loading={isPending}
            onClick={() => requireAuth({ type: "favourite", nodeId, isWanted: !isFavourite })}
          >
            {t("browse.info.favourite")}
          </Button>
          <Button tone="accent" onClick={play}>
            {t("browse.info.play")}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <div className={pictureBox}>
          <Image {...picture} alt="" ratio="square" fallbackName={name} priority placeholderColor={game.image.color} />
        </div>
        <Inline gap={8}>
          <Tag hue={CATEGORY_LOOK[category]}>{t(`lobby.category.${category}`)}</Tag>
          {KNOWN_TAGS.filter((tag) => tags.includes(tag)).map((tag) => (
            <Tag key={tag}>{t(`browse.info.tag.${tag}`)}</Tag>
          ))}
        </Inline>
        {facts.length === 0 && <Text tone="secondary">{t("browse.info.nothing")}</Text>}
        {facts.map((fact) => (
          <Stack key={fact.kind} gap={4}>
            <Text weight="semibold">
              {fact.kind === "rtp"
                ? t("browse.info.rtp", { percent: fact.percent })
                : t(`browse.info.volatility.${fact.level}`)}
            </Text>
            <Note>
              {fact.kind === "rtp" ? t("browse.info.rtpText") : t(`browse.info.volatilityText.${fact.level}`)}
            </Note>
          </Stack>
        ))}
        {facts.length > 0 && <Note>{t("browse.info.longRun")}</Note>}
        {game.rules && (
          <section aria-labelledby={rulesId}>
            <Stack gap={8}>
              <Heading id={rulesId} level={3} size={16}>
                {t("browse.info.rules")}
              </Heading>
              {game.rules.map((rule) => (
                <Text key={rule} size={14}>
                  {rule}
                </Text>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Sheet>
  );
}
