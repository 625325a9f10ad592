import { useTranslation } from "react-i18next";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { LobbyCard, type LobbyCardProps } from "./lobby-card.tsx";

/** A card of a list to choose from: it tells more about its game as well. */
export function BrowseCard(props: LobbyCardProps) {
  const { t } = useTranslation();
  const { game } = props;
  const info = {
    label: t("browse.info.open", { name: game.name }),
    onClick: () => openModalAbove({ name: "gameInfo", game }),
  };
  return <LobbyCard {...props} info={info} />;
}
