import { create, type ThemeVars } from "storybook/theming";

/**
 * Makes a theme for Storybook's own interface from our tokens.
 * @param valueOf returns the value of a token, such as "color.background.page"
 */
export function storybookTheme(base: ThemeVars["base"], valueOf: (token: string) => string): ThemeVars {
  const page = valueOf("color.background.page");
  const text = valueOf("color.text.primary");
  return create({
    base,
    brandTitle: "Lobbykit",
    fontBase: valueOf("font.family"),
    colorPrimary: valueOf("color.text.accent"),
    colorSecondary: valueOf("color.text.link"),
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: valueOf("color.border.hairline"),
    appBorderRadius: 10,
    textColor: text,
    textInverseColor: page,
    textMutedColor: valueOf("color.text.secondary"),
    barBg: valueOf("color.background.card"),
    barTextColor: valueOf("color.text.secondary"),
    barSelectedColor: valueOf("color.text.accent"),
    buttonBg: valueOf("color.background.raised"),
    buttonBorder: valueOf("color.border.field"),
    inputBg: valueOf("color.background.field"),
    inputBorder: valueOf("color.border.field"),
    inputTextColor: text,
  });
}
