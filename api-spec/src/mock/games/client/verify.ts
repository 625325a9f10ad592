import { drawCrashPoint } from "../crash.ts";
import { createDraw, type Draw } from "../draw.ts";
import { layMines, MINES_CELLS } from "../mines.ts";
import { spinCells } from "../slot.ts";
import { element } from "./elements.ts";

const field = (id: string): HTMLInputElement | HTMLSelectElement => {
  const found = element(id);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`no field ${id}`);
};
const valueOf = (id: string): string => field(id).value.trim();
const word = (name: string): string => element("words").dataset[name] ?? "";

const encoder = new TextEncoder();
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

async function hmac(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(message)));
}

function board(className: string, tiles: readonly HTMLElement[]): HTMLElement {
  const frame = document.createElement("div");
  frame.className = `board ${className} small`;
  frame.append(...tiles);
  return frame;
}

function tileOf(className: string): HTMLElement {
  const tile = document.createElement("span");
  tile.className = className;
  return tile;
}

function symbolOf(name: string): HTMLElement {
  const cell = tileOf("cell");
  cell.dataset["symbol"] = name;
  const image = document.createElement("img");
  image.alt = word(name);
  image.src = `/play/assets/symbols/${name}.svg`;
  cell.append(image);
  return cell;
}

/** How each game derives its outcome from the digest: as text, and as a picture where it has one. */
const GAMES: Record<string, (draw: Draw) => { outcome: string; label: string; picture?: HTMLElement }> = {
  slot: (draw) => {
    const cells = spinCells(draw);
    const outcome = cells.join(",");
    return { outcome, label: cells.map(word).join(", "), picture: board("reels flat", cells.map(symbolOf)) };
  },
  crash: (draw) => {
    const outcome = drawCrashPoint(draw).toFixed(2);
    return { outcome, label: `${outcome}×` };
  },
  mines: (draw) => {
    const mines = layMines(draw, Number(valueOf("mines")));
    const tiles = Array.from({ length: MINES_CELLS }, (_, cell) =>
      tileOf(mines.includes(cell) ? "tile mine" : "tile safe"),
    );
    const outcome = mines.join(",");
    return { outcome, label: mines.map((cell) => cell + 1).join(", "), picture: board("field", tiles) };
  },
};

const FIELDS = ["game", "nonce", "mines", "server", "client", "hash"];
const query = new URLSearchParams(location.search);
/** The outcome that the game showed, while the form still contains the same round. */
const shownOutcome = (): string | null =>
  FIELDS.every((id) => (query.get(id) ?? valueOf(id)) === valueOf(id)) ? query.get("outcome") : null;

async function verify(): Promise<void> {
  const server = valueOf("server");
  const computed = toHex(await sha256(server));
  const digest = await hmac(server, `${valueOf("client")}:${valueOf("nonce")}`);
  const result = GAMES[valueOf("game")]?.(createDraw(digest));
  if (!result) return;
  const promised = valueOf("hash");
  const shown = shownOutcome();
  const isBroken = promised !== "" && promised !== computed;
  const isOther = shown !== null && shown !== result.outcome;
  const verdict = element("verdict");
  verdict.textContent = [
    promised === "" ? word("unknown") : word(isBroken ? "broken" : "kept"),
    shown === null ? "" : word(isOther ? "other" : "same"),
  ]
    .filter(Boolean)
    .join(" ");
  verdict.classList.toggle("bad", isBroken || isOther);
  element("outcome").textContent = result.label;
  element("computed").textContent = computed;
  element("digest").textContent = toHex(digest);
  element("picture").replaceChildren(...(result.picture ? [result.picture] : []));
  element("result").hidden = false;
}

const showMines = () => {
  const label = field("mines").closest("label");
  if (label) label.hidden = valueOf("game") !== "mines";
};

for (const id of FIELDS) {
  const given = query.get(id);
  if (given !== null) field(id).value = given;
}
showMines();
field("game").addEventListener("change", showMines);
const form = element("verify");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void verify();
});
if (form instanceof HTMLFormElement && query.has("server") && form.checkValidity()) void verify();
