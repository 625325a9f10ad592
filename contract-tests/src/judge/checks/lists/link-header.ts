import { valueAt, type JsonObject } from "../../../json.ts";
import type { Walk } from "../../../plan/read/lists/paging.ts";
import type { Received } from "../../answer.ts";

const RELATIONS = ["first", "prev", "next", "last"];

/** A page that a `Link` header names: the parameters of its query, by its relation. */
type Links = ReadonlyMap<string, URLSearchParams>;

const LINK = /<([^>]*)>((?:\s*;\s*[\w*]+(?:=(?:"[^"]*"|[^",;\s]*))?)*)/g;
const RELATION = /;\s*rel\s*=\s*"?([^";]+)"?/i;

/** Reads a `Link` header (RFC 8288, 3). */
function linksIn(header: string): Links {
  const found = [...header.matchAll(LINK)].flatMap(([, target = "", parameters = ""]) => {
    const { searchParams } = new URL(target, "http://localhost");
    const names = (RELATION.exec(parameters)?.[1] ?? "").trim().split(/\s+/);
    return names.map((name): [string, URLSearchParams] => [name.toLowerCase(), searchParams]);
  });
  return new Map(found);
}

/** The page that a request asked for: its first row, its size, and how many rows there are. */
interface Page {
  readonly from: number;
  readonly size: number;
  readonly total: number;
}

/** The first row of the page that each relation must name; undefined when there is no such page. */
const rowsOf = ({ from, size, total }: Page): Readonly<Record<string, number | undefined>> => ({
  next: from + size < total ? from + size : undefined,
  prev: from > 0 ? Math.max(0, from - size) : undefined,
});

function pageOf(
  { turn, size, places, by, first }: Walk,
  query: JsonObject,
  { json, headers }: Received,
): Page | undefined {
  const total = places.total === "" ? Number(headers.get("x-total-count") ?? NaN) : valueAt(json, places.total);
  const [asked, length] = [query[turn.name] ?? first, query[size.name]].map(Number);
  if (typeof total !== "number" || Number.isNaN(total) || !length || asked === undefined || Number.isNaN(asked))
    return undefined;
  return { from: by === "offset" ? asked : (asked - first) * length, size: length, total };
}

/** Whether a page that a link names has the parameter, and each value of a list. */
function keeps(page: URLSearchParams, name: string, value: unknown): boolean {
  if (!Array.isArray(value)) return page.has(name);
  const kept = page.getAll(name).flatMap((text) => [text, ...text.split(",")]);
  return value.every((one) => kept.includes(String(one)));
}

/** What a `Link` header says wrong of a list: a page that does not exist, a missing one, another one, or other filters. */
export function linkComplaints(walk: Walk, query: JsonObject, received: Received): string[] {
  const header = received.headers.get("link");
  const links = linksIn(header ?? "");
  if (header === undefined || links.size === 0) return [];
  const { turn, by, first, next } = walk;
  const pages = [...links].flatMap(([relation, it]) => (RELATIONS.includes(relation) ? [it] : []));
  const lost = Object.entries(query).find(
    ([name, value]) => name !== turn.name && pages.some((it) => !keeps(it, name, value)),
  )?.[0];
  const found = lost === undefined ? [] : [`must keep ${lost} of the request`];
  if (by === "cursor") {
    const told = next === undefined ? undefined : valueAt(received.json, next);
    const linked = links.get("next")?.get(turn.name) ?? undefined;
    const due = typeof told === "string" ? told : undefined;
    return linked === due
      ? found
      : [...found, `must name ${due === undefined ? "no next page" : `the next page ${due}`}, as the body does`];
  }
  const page = pageOf(walk, query, received);
  if (!page) return found;
  for (const [relation, row] of Object.entries(rowsOf(page))) {
    const link = links.get(relation) ?? (relation === "prev" ? links.get("previous") : undefined);
    const due = row === undefined || by === "offset" ? row : row / page.size + first;
    const told = link && Number(link.get(turn.name) ?? first);
    // Beyond the last page, servers name different pages before it.
    if (relation === "prev" && page.from >= page.total) continue;
    // A first page may go on to the beginning of the list in steps of any size.
    if (told === due || (relation === "prev" && (link === undefined || (by === "offset" && told === 0)))) continue;
    found.push(
      due === undefined
        ? `must name no ${relation} page`
        : `must name ${turn.name}=${due} as the ${relation} page, but names ${told ?? "none"}`,
    );
  }
  const last = links.get("last");
  const lastPage = Math.max(0, Math.ceil(page.total / page.size) - 1);
  const due = by === "offset" ? lastPage * page.size : lastPage + first;
  if (last && Number(last.get(turn.name)) !== due)
    found.push(`must name ${turn.name}=${due} as the last page, but names ${last.get(turn.name)}`);
  return found;
}
