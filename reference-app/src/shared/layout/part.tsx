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
import { loadAhead } from "../lib/load-chunk.ts";
import type { Section } from "../i18n/locales/en/sections.ts";

/** A component whose code and texts come when it is first drawn, or earlier by `preload`. */
export type Part<Props> = ((props: Props) => ReactNode) & {
  /** Brings it before it is wanted: in a quiet moment, or when somebody points at what opens it. A failure is nobody's business. */
  preload: () => Promise<void>;
  /** Whether it can be drawn at once. */
  isHere: () => boolean;
};

const failed = new Set<() => void>();

/** Lets parts that did not come be asked for again; called when their failure has been shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

const boundaries = new Set<() => void>();

/**
 * Shows the fallback until the parts in it are loaded. A plain `Suspense` would show them up to 300 ms later: React delays what follows a
 * fallback, once for each level of parts within parts. A render that the boundary itself asks for is not delayed.
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
 * Makes a part that comes late: `part(async () => (await import("./help-dialog.tsx")).HelpDialog, "help")`. It suspends
 * until code and texts are here and throws ChunkError when they do not come: render it inside a PartBoundary and an ErrorBoundary.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...sections: readonly Section[]
): Part<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  /** Once it is here, it is drawn without waiting for a promise. */
  let loaded: ComponentType<Props> | undefined;
  async function bring(): Promise<ComponentType<Props>> {
    // With what the server may refuse: it is said wherever something is done (D21).
    loaded = await loadPart(load, "refusals", ...sections);
    for (const show of boundaries) show();
    return loaded;
  }
  function start(): Promise<ComponentType<Props>> {
    loading ??= bring();
    loading.catch(() => failed.add(() => (loading = undefined)));
    return loading;
  }
  const Late = (props: Props) => createElement(loaded ?? use(start()), props);
  const isHere = () => loaded !== undefined;
  const preload = async () => {
    if (!isHere()) await loadAhead(bring);
  };
  return Object.assign(Late, { preload, isHere });
}
