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
  sampleBottomItems,
  sampleFooterItems,
  sampleGroups,
  sampleRightFooter,
  sampleRightItems,
} from "../../testing/samples/navigation.ts";
import { navigationTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import appFrameTexts from "./texts/app-frame.json";

const footerSections = (texts: typeof appFrameTexts.en) => [
  { id: "about", heading: texts.about, content: <p>{texts.aboutText}</p> },
  {
    id: "protection",
    heading: texts.responsibility,
    content: (
      <ul>
        {[texts.setLimit, texts.takeBreak, texts.helpLine].map((label) => (
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

function WaysIn() {
  const texts = useTexts(appFrameTexts);
  return (
    <Inline gap={4}>
      <LinkButton href="#login" variant="ghost" size="small">
        {texts.logIn}
      </LinkButton>
      <LinkButton href="#register" tone="accent" size="small">
        {texts.join}
      </LinkButton>
    </Inline>
  );
}

/** What surrounds every screen, with sample data. */
export function AppFrame({ current, isGuest = false, isGame = false, children }: AppFrameProps) {
  const texts = useTexts(appFrameTexts);
  const itemTexts = useTexts(navigationTexts);
  const theme = useSyncExternalStore(watchPage, readTheme);
  const [isFolded, setIsFolded] = useState(isGame);
  const mark = <Item extends { id: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, isCurrent: item.id === current }));
  const groups = sampleGroups(itemTexts).map((group) => ({ ...group, items: mark(group.items) }));
  return (
    <PageFrame
      skipLabel={texts.skip}
      header={
        <Header
          start={<IconButton icon={MenuIcon} label={texts.menu} onClick={() => setIsFolded(!isFolded)} />}
          logo={
            <Link href="#home" tone="inherit" underline="hover">
              <strong>Lobbykit</strong>
            </Link>
          }
          actions={
            <>
              <ThemeSwitch theme={theme} label={texts.lightTheme} onThemeChange={writeTheme} />
              {isGuest ? <WaysIn /> : <Balance amount="12480.50" symbol="৳" onRefresh={() => undefined} />}
            </>
          }
        />
      }
      left={<SideNav label={texts.main} groups={groups} footerItems={sampleFooterItems(itemTexts)} folded={isFolded} />}
      leftState={isFolded ? "folded" : "open"}
      {...(!isGame && {
        right: (
          <RightBar
            label={texts.helpAndApps}
            items={sampleRightItems(itemTexts)}
            footerItems={sampleRightFooter(itemTexts)}
          />
        ),
        footer: <Footer sections={footerSections(texts)} legal={<p>{texts.legal}</p>} />,
      })}
      bottom={<BottomBar label={texts.quickWays} items={mark(sampleBottomItems(itemTexts))} />}
    >
      <Stack gap={32}>{children}</Stack>
    </PageFrame>
  );
}
