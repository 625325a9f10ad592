import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import type { ThemeVars } from "storybook/theming";
import { StatusLine } from "./StatusLine.tsx";
import { Chosen } from "../Chosen.tsx";
import { storybookTheme } from "../theme.ts";

/** Reads the custom properties of the current theme. Storybook's own components need the values, because they calculate with them. */
function readTheme(): ThemeVars {
  const style = getComputedStyle(document.documentElement);
  return storybookTheme(style.colorScheme === "light" ? "light" : "dark", (token) =>
    style.getPropertyValue(`--lk-${token.replaceAll(".", "-")}`).trim(),
  );
}

/** Renders a docs page with the toolbar's values. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const story = context.storyById();
  const { globals } = context.getStoryContext(story);
  const [theme, setTheme] = useState<ThemeVars>();
  useLayoutEffect(() => {
    const look = () => setTheme(readTheme());
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  // The toolbar's values are applied here, because a docs page whose stories are in iframes has no decorator to do it.
  return (
    <Chosen globals={globals}>
      {theme && (
        <DocsContainer context={context} theme={theme}>
          {/* Storybook gives the page no landmark, and screen readers jump to this one. */}
          <main>
            <StatusLine story={story} />
            {children}
          </main>
        </DocsContainer>
      )}
    </Chosen>
  );
}
