import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { contrastOf, MODES, themeOf } from "@lobbykit/design-system/theme/choices";
import { type ReactNode, useLayoutEffect } from "react";
import { keepLengthening } from "../design-system/src/testing/languages/pseudo-language.ts";
import { AUTO, PSEUDO_LANGUAGE } from "./choices.ts";

const RIGHT_TO_LEFT = ["ar", "ur"];

interface ChosenProps {
  /** The toolbar's values: theme, brand, density, direction, locale. Each becomes an attribute of `<html>`, as in an app. */
  globals: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Applies the toolbar's values to the page and the components. */
export function Chosen({ globals, children }: ChosenProps) {
  const [theme, brand, density, direction, locale] = ["theme", "brand", "density", "direction", "locale"].map((name) =>
    String(globals[name]),
  );
  useLayoutEffect(() => {
    const root = document.documentElement;
    const mode = MODES.find((name) => name === theme) ?? MODES[0];
    root.dataset.theme = themeOf(mode);
    root.dataset.contrast = contrastOf(mode);
    root.dataset.brand = brand;
    if (density === AUTO) delete root.dataset.density;
    else root.dataset.density = density;
    root.lang = locale ?? "";
    const usual = RIGHT_TO_LEFT.includes(root.lang) ? "rtl" : "ltr";
    root.dir = direction === AUTO || direction === undefined ? usual : direction;
  }, [theme, brand, density, direction, locale]);
  useLayoutEffect(() => {
    if (locale === PSEUDO_LANGUAGE) return keepLengthening(document.body);
    return undefined;
  }, [locale]);
  return <LocaleProvider locale={locale ?? "en"}>{children}</LocaleProvider>;
}
