import { memo } from "react";
import { useTranslation } from "react-i18next";
import { NavEntry, type NavItem } from "@lobbykit/design-system/NavEntry";
import { SideNav } from "@lobbykit/design-system/SideNav";
import { FoldIcon, UnfoldIcon } from "@lobbykit/design-system/icons";
import { AppDownloadEntry } from "./app-download-entry.tsx";
import * as styles from "./layout.css.ts";
import { useLeftGroups } from "../navigation/navigation-items.ts";
import { useContactItems } from "../contacts/contact-items.ts";

export interface LeftBarProps {
  id: string;
  isFolded: boolean;
  /** Whether it lies above a game; then it cannot be folded. */
  isOverlay: boolean;
  onFold: (isFolded: boolean) => void;
}

/** The left bar: navigation (R114–R118), and at the bottom customer service, the app and the fold button. */
export const LeftBar = memo(function LeftBar({ id, isFolded, isOverlay, onFold }: LeftBarProps) {
  const { t } = useTranslation();
  const groups = useLeftGroups();
  const layout = isFolded && !isOverlay ? "column" : "row";
  const foldItem: NavItem = {
    id: "fold",
    label: isFolded ? t("app.leftBar.unfold") : t("app.leftBar.fold"),
    icon: isFolded ? UnfoldIcon : FoldIcon,
    onClick: () => onFold(!isFolded),
  };
  return (
    <SideNav
      id={id}
      label={t("app.leftBar.label")}
      groups={groups}
      folded={layout === "column"}
      footer={<BarFoot layout={layout} lastItems={isOverlay ? [] : [foldItem]} />}
    />
  );
});

/** WhatsApp, the app, customer service (R119–R121), and the fold button. */
function BarFoot({ layout, lastItems }: { layout: "row" | "column"; lastItems: readonly NavItem[] }) {
  const serviceItems = useContactItems();
  const entry = (item: NavItem) => (
    <li key={item.id}>
      <NavEntry item={item} layout={layout} />
    </li>
  );
  return (
    <ul className={styles.barFoot}>
      {serviceItems.filter(({ id }) => id === "whatsapp").map(entry)}
      <li>
        <AppDownloadEntry bar="left" layout={layout} />
      </li>
      {[...serviceItems.filter(({ id }) => id === "service"), ...lastItems].map(entry)}
    </ul>
  );
}
