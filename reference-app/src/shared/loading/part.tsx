import {
  createElement,
  startTransition,
  Suspense,
  use,
  useEffect,
  useReducer,
  type ComponentType,
  type ReactNode,
} from "react";
import { loadPart } from "../i18n/i18n.ts";
import { loadAhead, loadNeeded } from "./load-chunk.ts";
import type { Section } from "../i18n/locales/en/sections.ts";

/** A component whose code and texts load when it first renders, or earlier through `preload`. */
export type Part<Props> = ((props: Props) => ReactNode) & {
  /** Loads the part early: when the browser is idle, or when the visitor points at its opener. A failure is ignored. */
  preload: () => Promise<void>;
  /** Whether the part is loaded and can render at once. */
  isHere: () => boolean;
};

const failed = new Set<() => void>();

/** Lets failed parts load again. Called after their error was shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

const boundaries = new Set<() => void>();

/**
 * Shows the fallback until the parts inside have loaded.
 * A plain `Suspense` would show them up to 300 ms later, because React delays the content after a fallback, once per nested level. React
 * does not delay a render that the boundary requests itself.
 */
export function PartBoundary({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const show = () => startTransition(renderAgain);
    boundaries.add(show);
    return () => void boundaries.delete(show);
  }, []);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

/**
 * Creates a lazy part: `part(async () => (await import("./help-dialog.tsx")).HelpDialog, "help")`.
 * It suspends until code and texts have loaded, and throws ChunkError when they fail. Render it inside a PartBoundary and an ErrorBoundary.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...sections: readonly Section[]
): Part<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let isLoaded = false;
  async function bring(): Promise<ComponentType<Props>> {
    // Loads the "refusals" texts too, because any action may be refused by the server (D21).
    const value = await loadPart(load, "refusals", ...sections);
    // React reads these two fields, so a loaded part renders without waiting for its promise.
    loading = Object.assign(loading ?? Promise.resolve(value), { status: "fulfilled", value });
    isLoaded = true;
    for (const show of boundaries) show();
    return value;
  }
  function start(): Promise<ComponentType<Props>> {
    loading ??= loadNeeded(bring);
    loading.catch(() => failed.add(() => (loading = undefined)));
    return loading;
  }
  const Late = (props: Props) => createElement(use(start()), props);
  const isHere = () => isLoaded;
  const preload = async () => {
    if (!isHere()) await loadAhead(bring);
  };
  return Object.assign(Late, { preload, isHere });
}
