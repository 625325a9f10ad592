import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { objectOr, type JsonObject } from "../../../src/json.ts";
import { listen } from "./listen.ts";

/** What a server of desks does wrong. */
export type DeskFault =
  | "closes to an undocumented status"
  | "closes a closed desk"
  | "accepts an ended session"
  | "forgets new desks"
  | "adds a floor with another status"
  | "keeps removed drawers"
  | "counts drawers wrongly"
  | "accepts a token after its lifetime"
  | "says lifetimes in milliseconds"
  | "answers any Accept"
  | "prefers the first language"
  | "drops emoji";

/** Characters outside of the basic plane, which some databases cannot store. */
const BEYOND_BASIC = /[\u{10000}-\u{10FFFF}]/gu;

/** What the server is asked. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body: JsonObject;
  readonly header: (name: string) => string;
}

type Told = readonly [status: number, body?: unknown];

const KINDS: Readonly<Record<string, readonly string[]>> = { de: ["Tisch"], fr: ["Bureau"] };
const MS_PER_S = 1000;
const USUAL_LIFETIME_S = 3600;

/** The kinds in the language with the highest weight. */
function kindsIn(wishes: string, takesFirst: boolean): readonly string[] {
  const weighed = wishes.split(",").map((wish) => {
    const [tag = "", weight = "q=1"] = wish.trim().split(";");
    return [tag, Number(weight.replace("q=", ""))] as const;
  });
  const known = weighed.filter(([tag]) => tag in KINDS);
  const [best] = takesFirst ? known : known.toSorted(([, one], [, other]) => other - one);
  return KINDS[best?.[0] ?? "de"] ?? [];
}

/** The desks of a server, which are closed once, and have drawers. */
class Desks {
  readonly #fault: DeskFault | undefined;
  readonly #desks = new Map<number, JsonObject>();
  readonly #drawers = new Map<number, JsonObject[]>();
  #last = 0;

  constructor(fault: DeskFault | undefined) {
    this.#fault = fault;
  }

  #shown(desk: JsonObject): JsonObject {
    const drawers = this.#drawers.get(Number(desk["id"])) ?? [];
    const sum = drawers.reduce((whole, { size }) => whole + Number(size), 0);
    return { ...desk, drawers, room: this.#fault === "counts drawers wrongly" ? sum + 1 : sum };
  }

  #add(name: string): Told {
    if ([...this.#desks.values()].some((desk) => desk["name"] === name)) return [409];
    this.#last += 1;
    const stored = this.#fault === "drops emoji" ? name.replaceAll(BEYOND_BASIC, "") : name;
    const desk = { id: this.#last, name: stored, status: "open" };
    if (this.#fault !== "forgets new desks") this.#desks.set(this.#last, desk);
    return [201, this.#shown(desk)];
  }

  #drawersOf(id: number, { method, body, path }: Asked): Told {
    const drawers = this.#drawers.get(id) ?? [];
    if (method === "POST") {
      const { size } = body;
      if (!Number.isInteger(size) || Number(size) < 1) return [400];
      this.#last += 1;
      const drawer = { id: this.#last, size };
      this.#drawers.set(id, [...drawers, drawer]);
      return [201, drawer];
    }
    const number = Number(path.split("/").at(-1));
    if (!drawers.some((drawer) => drawer["id"] === number)) return [404];
    if (this.#fault !== "keeps removed drawers")
      this.#drawers.set(
        id,
        drawers.filter((drawer) => drawer["id"] !== number),
      );
    return [204];
  }

  answer(asked: Asked, name: string | undefined): Told {
    const { method, path } = asked;
    if (path === "/desks") {
      if (method === "GET") return [200, [...this.#desks.values()].map((desk) => this.#shown(desk))];
      return name === undefined ? [400] : this.#add(name);
    }
    const [, text = "", action] = /^\/desks\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    const id = Number(text);
    const desk = this.#desks.get(id);
    if (!desk) return [404];
    if (action?.startsWith("/drawers")) return this.#drawersOf(id, asked);
    if (method === "DELETE") return [this.#desks.delete(id) ? 204 : 404];
    if (action === undefined) return [200, this.#shown(desk)];
    if (desk["status"] === "closed" && this.#fault !== "closes a closed desk") return [409];
    const closed = { ...desk, status: "closed" };
    this.#desks.set(id, closed);
    return [
      200,
      this.#shown(this.#fault === "closes to an undocumented status" ? { ...closed, status: "shut" } : closed),
    ];
  }
}

/** The sessions of a server: of a user, and of a boss who has more rights. */
class DeskSessions {
  readonly #fault: DeskFault | undefined;
  readonly #ends = new Map<string, number>();
  readonly #bosses = new Set<string>();
  #logins = 0;

  constructor(fault: DeskFault | undefined) {
    this.#fault = fault;
  }

  open({ email, password, lifetimeSeconds = USUAL_LIFETIME_S }: JsonObject): Told {
    if (typeof email !== "string" || typeof password !== "string") return [400];
    if (!Number.isInteger(lifetimeSeconds) || Number(lifetimeSeconds) < 1 || Number(lifetimeSeconds) > USUAL_LIFETIME_S)
      return [400];
    const isBoss = email === "boss" && password === "it is hers";
    if (!isBoss && (email !== "rahim" || password !== "it is secret")) return [401];
    this.#logins += 1;
    const token = `token-${this.#logins}`;
    const isEndless = this.#fault === "accepts a token after its lifetime";
    const seconds = Number(lifetimeSeconds);
    this.#ends.set(token, isEndless ? Infinity : Date.now() + seconds * MS_PER_S);
    if (isBoss) this.#bosses.add(token);
    return [201, { token, expiresIn: this.#fault === "says lifetimes in milliseconds" ? seconds * MS_PER_S : seconds }];
  }

  has(token: string): boolean {
    return (this.#ends.get(token) ?? 0) > Date.now();
  }

  isBoss(token: string): boolean {
    return this.#bosses.has(token);
  }

  end(token: string): Told {
    if (this.#fault !== "accepts an ended session") this.#ends.delete(token);
    return [204];
  }
}

/** Whether the body of a request says that it is JSON. */
const isJson = ({ method, headers }: IncomingMessage): boolean =>
  method !== "POST" || headers["content-type"] === undefined || headers["content-type"].startsWith("application/json");

/** Starts the server of `DESK_SPEC`: a name is unique, a closed desk cannot be closed, and a logout ends the session. */
export async function startDesks(fault?: DeskFault) {
  const desks = new Desks(fault);
  const sessions = new DeskSessions(fault);
  const answer = (asked: Asked): Told => {
    const { method, path, token, body, header } = asked;
    if (method === "POST" && path === "/sessions") return sessions.open(body);
    if (!sessions.has(token)) return [401];
    if (method === "DELETE" && path === "/sessions/current") return sessions.end(token);
    if (path === "/kinds") {
      const isAccepted = /json|\*\/\*/.test(header("accept")) || fault === "answers any Accept";
      return isAccepted ? [200, kindsIn(header("accept-language"), fault === "prefers the first language")] : [406];
    }
    const { name } = body;
    const isName = typeof name === "string" && /\S/.test(name) && name.length <= 40 && Object.keys(body).length === 1;
    if (path !== "/floors") return desks.answer(asked, isName ? name : undefined);
    if (!sessions.isBoss(token)) return [403];
    const status = fault === "adds a floor with another status" ? 200 : 201;
    return isName ? [status, { id: 1, name, status: "open" }] : [400];
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = request;
    const token = headers.authorization?.replace(/^Bearer /, "") ?? "";
    const body = objectOr(isJson(request) ? await json(request).catch(() => undefined) : undefined);
    const header = (name: string) => [headers[name] ?? ""].flat().join(", ");
    const [status, told] = answer({ method, path: url.split("?")[0] ?? "", token, body, header });
    response.writeHead(status, {
      ...(told !== undefined && { "content-type": "application/json" }),
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    });
    response.end(told === undefined ? undefined : JSON.stringify(told));
  };
  return listen((request, response) => void respond(request, response));
}
