import { useEffect } from "react";

/**
 * Stands in for the package `react-style-singleton`, through which Radix Dialog freezes the page (R294): the original
 * writes a `<style>` element, which the content security policy refuses (D17); an adopted sheet is allowed. Bundlers
 * alias the package to this module: `resolve.alias: { "react-style-singleton": "@lobbykit/design-system/foundations/style-singleton" }`.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(styles: string) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      const gone = sheet;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== gone);
      sheet = undefined;
    },
  };
}

/** A hook that keeps one sheet while anyone uses it. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string) {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles]);
  };
}

/** A component that keeps one sheet while it is mounted. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles }: { styles: string }) {
    useStyle(styles);
    return null;
  };
}
