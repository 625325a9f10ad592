import { createElement, use, type ComponentType, type ReactNode } from "react";
import { loadPart } from "../i18n/i18n.ts";
import type { Section } from "../i18n/locales/en/sections.ts";

/** A component whose code and texts come when it is first drawn, or earlier by `preload`. */
export type Part<Props> = ((props: Props) => ReactNode) & {
  /** Starts the loading, as when somebody points at what opens it. A failure is told when the part is drawn. */
  preload: () => void;
};

const failed = new Set<() => void>();

/** Lets parts that did not come be asked for again; called when their failure has been shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Makes a part that comes late: `part(async () => (await import("./help-dialog.tsx")).HelpDialog, "help")`. It suspends
 * until code and texts are here and throws ChunkError when they do not come: draw it inside Suspense and an ErrorBoundary.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...sections: readonly Section[]
): Part<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  function start(): Promise<ComponentType<Props>> {
    // With what the server may refuse: it is said wherever something is done (D21).
    loading ??= loadPart(load, "refusals", ...sections);
    loading.catch(() => failed.add(() => (loading = undefined)));
    return loading;
  }
  const Late = (props: Props) => createElement(use(start()), props);
  return Object.assign(Late, { preload: () => void start() });
}
