/** Divides the app's code into files: the first screen, the large libraries, and what lazy parts share. Other code is in the file of its part. */
import path from "node:path";
import type { Plugin } from "vite";
import { filesInCircles, planChunks, type GraphModule } from "./chunk-plan.ts";

/** Libraries that the first screen needs. Of TanStack, it needs only the queries, not the virtual list. */
const FIRST_LIBRARIES = {
  name: "vendor",
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core)|i18next|react-i18next|openapi-fetch)\//,
};

const FIRST_SCREEN = { name: "index", test: /reference-app\/src\/main\.tsx$/ };

/** Libraries for records and long lists are separate files, so that each is small and is cached separately. */
const LIBRARIES = [
  // Each icon is a module. The plan cannot see which part needs which, because all are imported from one list.
  { name: "icons", test: /lucide\/dist\/esm\/icons\// },
  { name: "dates", test: /@internationalized\/(?:date|number)\// },
  // The bundler does not tell the plan which CommonJS modules a module needs, so use-sync-external-store is named here.
  { name: "table", test: /@tanstack\/(?:react-table|table-core|react-store|store)\/|\/use-sync-external-store\// },
  { name: "virtual-list", test: /@tanstack\/(?:react-virtual|virtual-core)\// },
  { name: "calendar", test: /react-(?:aria|stately)\/dist\/private\/calendar\// },
  { name: "date-fields", test: /react-(?:aria|stately)\/dist\/private\/datepicker\// },
];

/** Modules that the plan leaves to the groups above, and texts and brands, of which a visitor loads one. */
const NOT_PLANNED = [...[FIRST_LIBRARIES, ...LIBRARIES].map(({ test }) => test), /\/locales\/|\/theme\/brands\//];

/** The lazy parts that load on every page after the first view. */
const ON_EVERY_PAGE =
  /\/(?:background-parts|offline-bar|site-footer|modal-registry|login-dialog|member-bar|centres)\.tsx?$/;

/** A request is worth this many characters of code before minification. Four thousand become about one KiB after minification and gzip. */
const REQUEST_COST = 10_000;
/** About 20 KiB after minification and gzip (R094). */
const LARGEST_FILE = 90_000;

const ENTRY = path.join(import.meta.dirname, "src/main.tsx");

/** What the bundler tells a group about a module. */
interface ChunkingContext {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

function graphOf(context: ChunkingContext): Map<string, GraphModule> {
  const graph = new Map<string, GraphModule>();
  const reached = new Set([ENTRY]);
  for (const id of reached) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    const { code, importedIds: imports, dynamicallyImportedIds: lazyImports } = info;
    graph.set(id, { size: code?.length ?? 0, imports, lazyImports });
    for (const next of [...imports, ...lazyImports]) reached.add(next);
  }
  return graph;
}

const plans = new WeakMap<ChunkingContext, Map<string, string>>();

/** Names the file of a module that lazy parts share. The plan is made once for each build. */
function sharedFile(id: string, context: ChunkingContext): string | null {
  let plan = plans.get(context);
  if (!plan) {
    plan = planChunks(graphOf(context), {
      entry: ENTRY,
      requestCost: REQUEST_COST,
      largestFile: LARGEST_FILE,
      takenNames: [FIRST_SCREEN, ...LIBRARIES].map(({ name }) => name),
      isPlanned: (module) => !NOT_PLANNED.some((pattern) => pattern.test(module)),
      isOnEveryPage: (part) => ON_EVERY_PAGE.test(part),
    });
    plans.set(context, plan);
  }
  return plan.get(id) ?? null;
}

/**
 * The value of Rolldown's `output.codeSplitting`. The first screen has two files: one changes with our releases, the other only with a
 * library. A group includes what its modules import, so that the first screen is not split into many small files.
 */
export const codeSplitting = {
  groups: [
    { ...FIRST_LIBRARIES, priority: 2 },
    { ...FIRST_SCREEN, priority: 1 },
    ...LIBRARIES,
    { name: sharedFile, priority: -1, includeDependenciesRecursively: false },
  ],
};

/** The operations of the later screens. A page's first call waits for this file, so it is not merged with parts that are not needed yet. */
const LATER_OPERATIONS = "/shared/api/later-operations.ts";
/** Files that are loaded before any lazy file. */
const LOADED_FIRST: ReadonlySet<string> = new Set([FIRST_LIBRARIES.name, FIRST_SCREEN.name, "rolldown-runtime"]);

/** Fails the build when the first call of a page would wait for code that it does not need, such as that of the login. */
export function refuseSlowOperations(): Plugin {
  return {
    name: "lobbykit-refuse-slow-operations",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((item) => (item.type === "chunk" ? [item] : []));
      const operations = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(LATER_OPERATIONS));
      if (!operations) this.error(`No file begins with ${LATER_OPERATIONS}.`);
      const others = chunks.filter(
        ({ fileName, name }) => operations.imports.includes(fileName) && !LOADED_FIRST.has(name),
      );
      if (others.length === 0) return;
      this.error(
        `The operations wait for ${others.map(({ fileName }) => fileName).join(", ")}. See code-splitting.ts.`,
      );
    },
  };
}

/** Fails the build when files import each other, because a page would then fail only when it opens one of them. */
export function refuseImportCircles(): Plugin {
  return {
    name: "lobbykit-refuse-import-circles",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((item) => (item.type === "chunk" ? [item] : []));
      const circles = filesInCircles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circles.length === 0) return;
      this.error(`These files import each other: ${circles.join(", ")}. Name their modules in code-splitting.ts.`);
    },
  };
}
