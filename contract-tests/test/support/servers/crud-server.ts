import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject, type JsonObject } from "../../../src/json.ts";
import { listen, type Listening } from "./listen.ts";

/** Ways in which the server is wrong about the lifecycle of a note. */
export const CRUD_FAULTS = [
  "reads the removed",
  "forgets the change",
  "stores another title",
  "leaves out of the list",
  "keeps in the list",
  "removes another",
  "uses ids twice",
  "does not find the created",
  "shows others' notes",
  "lists others' notes",
  "lets others change",
  "lets others remove",
] as const;
export type CrudFault = (typeof CRUD_FAULTS)[number];

/** How a correct server differs from the simplest one. */
export interface CrudOptions {
  readonly fault?: CrudFault;
  /** A creation answers only a `Location`. */
  readonly hasLocation?: boolean;
  /** A removed note can still be read, as an archived one. */
  readonly archives?: boolean;
  /** Ids are beyond 2^53, where the neighbour of a number is the same number in floating point. */
  readonly hasBigIds?: boolean;
  /** Number of notes before the run. */
  readonly notes?: number;
  /** Rows of a list without `limit`. */
  readonly pageSize?: number;
  /** The valid values of `X-Key`. With some, a note belongs to the key that has created it. */
  readonly keys?: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly location?: string;
  readonly challenge?: string;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

const MEMBERS = ["title", "isPinned", "colour"];
const MAX_TITLE = 200;

function isNote(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  const { title, isPinned = false, colour = "red" } = value;
  const isTitle = typeof title === "string" && title !== "" && Array.from(title).length <= MAX_TITLE;
  const isKnown = Object.keys(value).every((name) => MEMBERS.includes(name));
  return isTitle && isKnown && typeof isPinned === "boolean" && ["red", "green"].includes(String(colour));
}

const MAX_LIMIT = 50;
/** By method: the fault that opens a note to others than its owner. */
const OPENINGS: Readonly<Record<string, CrudFault>> = {
  GET: "shows others' notes",
  PUT: "lets others change",
  DELETE: "lets others remove",
};
const BEYOND_NUMBERS = 2n ** 53n;

/** Starts a server of notes, which are created, read, listed, changed and removed. */
export function startCrudServer({
  fault,
  hasLocation = false,
  archives = false,
  hasBigIds = false,
  notes: before = 0,
  pageSize = MAX_LIMIT,
  keys = [],
}: CrudOptions = {}): Promise<Listening> {
  const notes = new Map<number, JsonObject>();
  /** The key with which each note was created. */
  const owners = new Map<number, unknown>();
  let lastId = 0;
  const has = (it: CrudFault) => fault === it;
  const add = (note: JsonObject): JsonObject => {
    lastId = has("uses ids twice") ? Math.max(0, ...notes.keys()) + 1 : lastId + 1;
    const stored = { isPinned: false, ...note, id: lastId };
    notes.set(lastId, has("stores another title") ? { ...stored, title: "untitled" } : stored);
    return stored;
  };
  for (let index = 0; index < before; index += 1) add({ title: `note ${index}` });

  const create = (value: unknown, key: unknown): Reply => {
    if (!isNote(value)) return { status: 400 };
    const note = add(value);
    owners.set(lastId, key);
    return hasLocation ? { status: 201, location: `/notes/${String(note["id"])}` } : { status: 201, body: note };
  };

  const isOthers = (id: number, key: unknown): boolean => keys.length > 0 && owners.get(id) !== key;

  const list = (limit: string | null, key: unknown): Reply => {
    const size = limit === null ? pageSize : Number(limit);
    if (!Number.isInteger(size) || size < 1 || size > MAX_LIMIT) return { status: 400 };
    const all = [...notes]
      .filter(([id, { isArchived }]) => isArchived !== true && (!isOthers(id, key) || has("lists others' notes")))
      .map(([, note]) => note);
    return { status: 200, body: (has("leaves out of the list") ? all.slice(0, -1) : all).slice(0, size) };
  };
  const removed: JsonObject[] = [];

  const remove = (id: number, note: JsonObject): Reply => {
    if (archives) notes.set(id, { ...note, isArchived: true });
    else if (has("removes another")) for (const other of notes.keys()) if (other >= id) notes.delete(other);
    if (!archives) notes.delete(id);
    if (has("keeps in the list") || has("reads the removed")) removed.push(note);
    return { status: 204 };
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const method = request.method ?? "GET";
    const mediaType = request.headers["content-type"];
    const body = await readJson(request);
    if (mediaType !== undefined && mediaType !== "application/json") return { status: 400 };
    const key = request.headers["x-key"];
    if (keys.length > 0 && !keys.includes(String(key))) return { status: 401, challenge: "Key" };
    if (pathname === "/notes" && method === "POST") return create(body, key);
    if (pathname === "/notes" && method === "GET") {
      const told = list(searchParams.get("limit"), key);
      return has("keeps in the list") && Array.isArray(told.body)
        ? { ...told, body: [...told.body, ...removed] }
        : told;
    }
    const [, text] = /^\/notes\/([^/]+)$/.exec(pathname) ?? [];
    if (text === undefined) return { status: 404 };
    if (!/^\d+$/.test(text)) return { status: 400 };
    const id = hasBigIds ? Number(BigInt(text) - BEYOND_NUMBERS) : Number(text);
    if (!hasBigIds && id < 1) return { status: 400 };
    const known = notes.get(id);
    const note =
      known ?? (has("reads the removed") && method === "GET" ? removed.find((it) => it["id"] === id) : undefined);
    if (isOthers(id, key) && fault !== OPENINGS[method]) return { status: 404 };
    if (!note || (has("does not find the created") && method === "GET")) return { status: 404 };
    if (method === "GET") return { status: 200, body: note };
    if (method === "DELETE") return remove(id, note);
    if (method !== "PUT") return { status: 405 };
    if (!isNote(body)) return { status: 400 };
    const changed = { isPinned: false, ...body, id };
    if (!has("forgets the change")) notes.set(id, changed);
    return { status: 200, body: changed };
  };

  const written = (body: unknown): string => {
    const text = JSON.stringify(body);
    return hasBigIds ? text.replaceAll(/"id":(\d+)/g, (_, id: string) => `"id":${BEYOND_NUMBERS + BigInt(id)}`) : text;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, location, challenge } = await answer(request);
    const hasBody = body !== undefined;
    response.writeHead(status, {
      ...(hasBody && { "content-type": "application/json" }),
      ...(location !== undefined && { location }),
      ...(challenge !== undefined && { "www-authenticate": challenge }),
    });
    response.end(hasBody ? written(body) : undefined);
  };
  return listen((request, response) => void respond(request, response));
}
