import type { Reply } from "../handler.ts";
import { htmlPage } from "../pages/html.ts";
import { readScript, readStyles } from "../pages/page-files.ts";
import type { Account } from "../world/identity/accounts.ts";
import { gameOfCode, type CatalogueGame } from "../world/games/catalogue.ts";
import { lotteryGameOf } from "../world/lottery/data/lottery-games.ts";
import type { Launch } from "../world/games/launches.ts";
import { currencySymbolOf } from "../world/site/merchants.ts";
import type { World } from "../world/world.ts";
import { createLotteryPlay } from "./lottery/lottery-api.ts";
import { lotteryPage } from "./lottery/lottery-page.ts";
import { TicketError } from "../world/lottery/tickets.ts";
import { createPlay, PlayError } from "./play-api.ts";
import { expiredPage, playPage } from "./play-page.ts";
import type { SessionView } from "./protocol.ts";
import { drawSymbol, SYMBOL_NAMES } from "./symbols.ts";
import { gameWords } from "./game-words.ts";
import { verifyPage } from "./verify-page.ts";

/** A request below `/play/`; the launch token is always the query parameter `launch`. */
export interface PlayRequest {
  method: string;
  url: URL;
  /** Parsed JSON; undefined without a body. */
  body?: unknown;
}

/** The page may load only its own files, and only pages on this machine may frame it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*; require-trusted-types-for 'script'";

const STYLES = ["play", "forms", "boards", "lottery", "lottery-ticket", "lottery-balls", "pay"];
/** Scripts of the pages, and the modules that they share with the server. */
export const PLAY_SCRIPTS = [
  "client/calls",
  "client/elements",
  "client/lobby",
  "client/page",
  "client/slot",
  "client/crash",
  "client/mines",
  "client/fairness",
  "client/verify",
  "client/lottery",
  "client/lottery-clock",
  "client/lottery-view",
  "messages",
  "draw",
  "slot",
  "crash",
  "mines",
];

interface Asset {
  type: string;
  content: () => string;
}

const asset = (name: string, type: string, content: () => string): [string, Asset] => [
  `/play/assets/${name}`,
  { type, content },
];

/** Style sheets of whole pages, which begin with the styles that all pages share. */
const WHOLE_PAGES = ["play", "lottery"];
const stylesOf = (name: string): string =>
  [...(WHOLE_PAGES.includes(name) ? ["page"] : []), name]
    .map((sheet) => readStyles(`games/client/${sheet}.css`))
    .join("\n");

const assets = new Map([
  ...STYLES.map((name) => asset(`${name}.css`, "text/css; charset=utf-8", () => stylesOf(name))),
  ...PLAY_SCRIPTS.map((name) =>
    asset(`${name}.js`, "text/javascript; charset=utf-8", () => readScript(`games/${name}.ts`)),
  ),
  ...SYMBOL_NAMES.map((name) => asset(`symbols/${name}.svg`, "image/svg+xml", () => drawSymbol(name))),
]);

function page(status: number, body: string): Reply {
  const { headers, ...reply } = htmlPage(status, POLICY, body);
  return { ...reply, headers: { ...headers, "cross-origin-resource-policy": "cross-origin" } };
}
const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: JSON.stringify(body),
});

/** Serves the files of the playable pages, which need no launch; undefined for any other path. */
export function servePlayAsset({ method, url }: PlayRequest): Reply | undefined {
  const found = method === "GET" ? assets.get(url.pathname) : undefined;
  if (!found) return undefined;
  const headers = { "content-type": found.type, "cache-control": "no-cache", "x-content-type-options": "nosniff" };
  return { status: 200, headers, body: found.content() };
}

/**
 * Serves everything below `/play/`: `GET /play/{slot|crash|mines|lottery}` the page, `GET /play/assets/…` its files, and its calls `GET
 * /play/api/{session|round|fairness}`, `POST /play/api/{round|pick|cash-out|seed}`; for the lottery `GET /play/api/{session|lottery}`,
 * `POST /play/api/lottery/bet`. All except the files and `GET /play/verify` need `?launch=TOKEN`; an expired token gets a 401.
 */
export function servePlay(request: PlayRequest, world: World): Reply {
  const file = servePlayAsset(request);
  if (file) return file;
  const { method, url } = request;
  if (method === "GET" && url.pathname === "/play/verify")
    return page(200, verifyPage(url.searchParams.get("language")));
  const isCall = url.pathname.startsWith("/play/api/");
  const launch = world.launches.use(url.searchParams.get("launch") ?? "");
  const game = launch && gameOfCode(launch.gameCode);
  const account = launch && world.accounts.byId(launch.accountId);
  if (!launch || !game || !account) return isCall ? json(401, { code: "EXPIRED" }) : page(401, expiredPage());
  if (!isCall) {
    const isPage = method === "GET" && url.pathname === `/play/${game.engine}`;
    return isPage
      ? page(200, pageOf({ world, launch, game, account }, url.searchParams.get("theme")))
      : page(404, expiredPage());
  }
  const body = typeof request.body === "object" && request.body !== null ? { ...request.body } : {};
  const answer = callsOf({ world, launch, game, account }, url, body)[`${method} ${url.pathname}`];
  if (!answer) return json(404, { code: "NOT_FOUND" });
  try {
    return json(200, answer());
  } catch (error) {
    if (error instanceof PlayError || error instanceof TicketError) return json(error.status, { code: error.code });
    throw error;
  }
}

function pageOf({ launch, game, account }: Player, theme: string | null): string {
  const { engine } = game;
  if (engine !== "lottery")
    return playPage({ launch, game, engine, currencySymbol: currencySymbolOf(account.currency), theme });
  const lottery = lotteryGameOf(game.code);
  if (!lottery) throw new Error(`${game.code} is no lottery`);
  return lotteryPage(launch, lottery, theme);
}

interface Player {
  world: World;
  launch: Launch;
  game: CatalogueGame;
  account: Account;
}
type Calls = Readonly<Record<string, () => unknown>>;

/** The calls that the game's page may make, by method and path. */
function callsOf({ world, launch, game, account }: Player, url: URL, body: Record<string, unknown>): Calls {
  const common = {
    currencySymbol: currencySymbolOf(account.currency),
    game: game.code,
    parentOrigin: new URL(launch.backUrl).origin,
    texts: gameWords(launch.language).play,
  };
  const lottery = lotteryGameOf(game.code);
  if (lottery) {
    const play = createLotteryPlay(world, account, lottery);
    const texts = { ...common.texts, ...gameWords(launch.language).lottery };
    return {
      "GET /play/api/session": (): SessionView => ({ ...common, balance: play.balance(), texts }),
      "GET /play/api/lottery": play.view,
      "POST /play/api/lottery/bet": () => play.bet(body),
    };
  }
  const play = createPlay(world, launch, game);
  return {
    "GET /play/api/session": (): SessionView => {
      const round = play.current();
      return { ...common, balance: play.balance(), recent: play.recent(), ...(round && { round }) };
    },
    "GET /play/api/round": () => ({ round: play.read(url.searchParams.get("id")), balance: play.balance() }),
    "GET /play/api/fairness": () => play.fairness(),
    "POST /play/api/seed": () => play.changeSeed(body),
    "POST /play/api/round": () => ({ round: play.start(body), balance: play.balance() }),
    "POST /play/api/pick": () => ({ round: play.pick(body), balance: play.balance() }),
    "POST /play/api/cash-out": () => ({ round: play.cashOut(body), balance: play.balance() }),
  };
}
