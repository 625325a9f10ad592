import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { create, type ThemeVars } from "storybook/theming";
import { Chosen } from "./Chosen.tsx";

/** Reads the custom properties of the current theme. Storybook's own components need the values, because they calculate with them. */
function readTheme(): ThemeVars {
  const style = getComputedStyle(document.documentElement);
  const value = (role: string) => style.getPropertyValue(`--lk-${role}`).trim();
  const page = value("color-background-page");
  const text = value("color-text-primary");
  const hairline = value("color-border-hairline");
  return create({
    base: style.colorScheme === "light" ? "light" : "dark",
    fontBase: value("font-family"),
    colorPrimary: value("color-text-accent"),
    colorSecondary: value("color-text-link"),
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: hairline,
    appBorderRadius: 10,
    textColor: text,
    textInverseColor: page,
    textMutedColor: value("color-text-secondary"),
    barBg: value("color-background-card"),
    barTextColor: value("color-text-secondary"),
    buttonBg: value("color-background-raised"),
    buttonBorder: value("color-border-field"),
    inputBg: value("color-background-field"),
    inputBorder: value("color-border-field"),
    inputTextColor: text,
  });
}

/** Renders a docs page with the toolbar's values. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = context.getStoryContext(context.storyById());
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
          {children}
        </DocsContainer>
      )}
    </Chosen>
  );
}
