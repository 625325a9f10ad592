import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Balance } from "../../components/Balance/Balance.tsx";
import { BottomBar } from "../../components/BottomBar/BottomBar.tsx";
import { Footer } from "../../components/Footer/Footer.tsx";
import { Header } from "../../components/Header/Header.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageFrame } from "../../components/PageFrame/PageFrame.tsx";
import { RightBar } from "../../components/RightBar/RightBar.tsx";
import { SideNav } from "../../components/SideNav/SideNav.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { type Theme, ThemeSwitch } from "../../components/ThemeSwitch/ThemeSwitch.tsx";
import { MenuIcon } from "../../icons/icons.ts";
import {
  SAMPLE_BOTTOM_ITEMS,
  SAMPLE_FOOTER_ITEMS,
  SAMPLE_GROUPS,
  SAMPLE_RIGHT_FOOTER,
  SAMPLE_RIGHT_ITEMS,
} from "../../testing/samples/navigation.ts";

const FOOTER = [
  { id: "about", heading: "About", content: <p>A lobby for games of chance and skill, licensed and watched over.</p> },
  {
    id: "protection",
    heading: "Responsibility",
    content: (
      <ul>
        {["Set a limit", "Take a break", "Help line"].map((label) => (
          <li key={label}>
            <Link href="#protection" tone="inherit" underline="hover">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    ),
  },
];

interface AppFrameProps {
  /** Id of the item that is marked as the current page: "lottery". */
  current: string;
  /** Whether nobody is logged in. Buttons to log in and register then replace the balance. @default false */
  isGuest?: boolean;
  /** Whether a game uses the whole window. The left bar then lies over it, and the other bars are hidden. @default false */
  isGame?: boolean;
  children: ReactNode;
}

const page = document.documentElement;
const readTheme = (): Theme => (page.dataset.theme === "light" ? "light" : "dark");
const writeTheme = (theme: Theme) => {
  page.dataset.theme = theme;
};
function watchPage(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(page, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

const WaysIn = () => (
  <Inline gap={4} wrap={false}>
    <LinkButton href="#login" variant="ghost" size="small">
      Log in
    </LinkButton>
    <LinkButton href="#register" tone="accent" size="small">
      Join
    </LinkButton>
  </Inline>
);

/** What surrounds every screen, with sample data. */
export function AppFrame({ current, isGuest = false, isGame = false, children }: AppFrameProps) {
  const theme = useSyncExternalStore(watchPage, readTheme);
  const [isFolded, setIsFolded] = useState(isGame);
  const mark = <Item extends { id: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, isCurrent: item.id === current }));
  const groups = SAMPLE_GROUPS.map((group) => ({ ...group, items: mark(group.items) }));
  return (
    <PageFrame
      skipLabel="Skip to content"
      header={
        <Header
          start={<IconButton icon={MenuIcon} label="Menu" onClick={() => setIsFolded(!isFolded)} />}
          logo={
            <Link href="#home" tone="inherit" underline="hover">
              <strong>Lobbykit</strong>
            </Link>
          }
          actions={
            <>
              <ThemeSwitch theme={theme} label="Light theme" onThemeChange={writeTheme} />
              {isGuest ? <WaysIn /> : <Balance amount="12480.50" symbol="৳" onRefresh={() => undefined} />}
            </>
          }
        />
      }
      left={<SideNav label="Main" groups={groups} footerItems={SAMPLE_FOOTER_ITEMS} folded={isFolded} />}
      leftState={isFolded ? "folded" : "open"}
      {...(!isGame && {
        right: <RightBar label="Help and apps" items={SAMPLE_RIGHT_ITEMS} footerItems={SAMPLE_RIGHT_FOOTER} />,
        footer: <Footer sections={FOOTER} legal={<p>21+ · Play with a limit · © 2026 Lobbykit</p>} />,
      })}
      bottom={<BottomBar label="Quick ways" items={mark(SAMPLE_BOTTOM_ITEMS)} />}
    >
      <Stack gap={32}>{children}</Stack>
    </PageFrame>
  );
}
