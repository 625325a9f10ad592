import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Clock } from "@lobbykit/design-system/Clock";
import { Header } from "@lobbykit/design-system/Header";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { RoutedLink } from "@lobbykit/design-system/LinkProvider";
import { NavBar } from "@lobbykit/design-system/NavBar";
import { ThemeSwitch } from "@lobbykit/design-system/ThemeSwitch";
import { LanguageIcon, MenuIcon } from "@lobbykit/design-system/icons";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { useBrandName } from "../../shared/api/queries/use-brand-name.ts";
import type { Category } from "../../shared/config/categories.ts";
import { flagOf, merchantOf } from "../../shared/config/merchants.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { setTheme, useTheme } from "../../shared/theme/theme.ts";
import { openModal } from "../../shared/modals/modals.ts";
import { AccountBar } from "../session/account-bar.tsx";
import * as flyout from "./flyout.css.ts";
import * as styles from "./layout.css.ts";
import { LogoMark } from "./logo-mark.tsx";
import { LotteryMenu } from "./lottery-menu.tsx";
import { useHeaderItems } from "../navigation/navigation-items.ts";

const LOTTERY: Category = "LOTT";

export interface SiteHeaderProps {
  /** The id of the left bar, which the menu button controls (R104). */
  leftBarId: string;
  /**
   * On game pages, whether the left bar is open above the game. Undefined elsewhere, where the button exists only on phones and opens the
   * menu sheet.
   */
  isLeftBarOpen: boolean | undefined;
  onLeftBarToggle: () => void;
}

/** The header: logo, navigation, clock, region, theme and account (R103–R110). */
export const SiteHeader = memo(function SiteHeader(props: SiteHeaderProps) {
  const { leftBarId, isLeftBarOpen, onLeftBarToggle } = props;
  const { t } = useTranslation();
  const theme = useTheme();
  const items = useHeaderItems();
  const brand = useBrandName();
  const menu = (
    <IconButton
      label={t("app.header.menu")}
      icon={MenuIcon}
      aria-expanded={isLeftBarOpen}
      {...(isLeftBarOpen ? { "aria-controls": leftBarId } : {})}
      onClick={onLeftBarToggle}
    />
  );
  return (
    <Header
      start={<span className={isLeftBarOpen === undefined ? styles.onlyPhone : undefined}>{menu}</span>}
      logo={
        <RoutedLink href={PATHS.home} className={styles.logo} aria-label={t("app.header.home", { brand })}>
          <LogoMark />
          <span className={styles.logoName}>{brand}</span>
        </RoutedLink>
      }
      navigation={
        <div className={flyout.navigation}>
          <NavBar label={t("app.header.games")} items={items} />
          {items.some(({ id }) => id === LOTTERY) && <LotteryMenu />}
        </div>
      }
      actions={
        <>
          <span className={styles.fromWide}>
            <Clock label={t("app.header.clock")} />
          </span>
          <span className={styles.region}>
            <IconButton
              label={t("app.header.region")}
              icon={LanguageIcon}
              onClick={() => openModal({ name: "region" })}
            />
            <img className={styles.flag} src={flagOf(merchantOf(merchantCode()).country)} alt="" />
          </span>
          <ThemeSwitch theme={theme} label={t("app.header.lightTheme")} onThemeChange={setTheme} />
          <AccountBar />
        </>
      }
    />
  );
});
