import { inLanguage, spoken } from "../world/text.ts";
import type { CatalogueGame, RoundEngine } from "../world/games/catalogue.ts";
import type { Launch } from "../world/games/launches.ts";
import { escapeHtml } from "../pages/html.ts";
import { CRASH_RETURN } from "./crash.ts";
import { crashScene } from "./crash-scene.ts";
import { MINES_CELLS, MINES_CHOICES, MINES_RETURN } from "./mines.ts";
import { SLOT_LINES, SLOT_RETURN, SLOT_SYMBOLS } from "./slot.ts";
import { DEFAULT_STAKE, STAKES, stakeText } from "./stakes.ts";
import { gameWords, type PlayText } from "./game-words.ts";

/** Return to player in percent, with one decimal. */
export const RETURN_PERCENT: Record<RoundEngine, string> = {
  slot: (SLOT_RETURN * 100).toFixed(1),
  crash: (CRASH_RETURN * 100).toFixed(1),
  mines: (MINES_RETURN * 100).toFixed(1),
};

const option = (value: string, label: string, isChosen: boolean) =>
  `<option value="${value}"${isChosen ? " selected" : ""}>${label}</option>`;

type Words = Record<PlayText, string>;

const REELS = 3;
const cell = (name: string) =>
  `<span class="cell" data-symbol="${name}"><img alt="" src="/play/assets/symbols/${name}.svg"></span>`;
const symbolAt = (index: number) => SLOT_SYMBOLS[index % SLOT_SYMBOLS.length]?.name ?? "";

/** A line through the centres of a slot's cells. */
const line = (cells: readonly number[]) =>
  `<polyline points="${cells.map((index) => `${(index % REELS) + 0.5},${Math.floor(index / REELS) + 0.5}`).join(" ")}" pathLength="1"/>`;

const reel = (column: number) =>
  `<div class="reel"><div class="strip">${[0, 1, 2].map((row) => cell(symbolAt(row * REELS + column))).join("")}</div></div>`;

const boards: Record<RoundEngine, (text: Words) => string> = {
  slot: (text) =>
    `<div class="board reels" id="reels" role="img" aria-label="${text.reels}">${[0, 1, 2].map(reel).join("")}<svg class="lines" viewBox="0 0 3 3" aria-hidden="true" focusable="false">${SLOT_LINES.map(line).join("")}</svg></div>`,
  crash: () =>
    `<div class="board sky" id="sky">${crashScene()}
<img id="crane" class="crane" alt="" src="/play/assets/symbols/crane.svg"><output id="multiplier" class="multiplier" translate="no" aria-live="off">1.00×</output></div>`,
  mines: (text) =>
    `<div class="board field" id="field" role="group" aria-label="${text.field}">${Array.from({ length: MINES_CELLS }, (_, tile) => `<button type="button" class="tile" data-cell="${tile}" tabindex="${tile === 0 ? 0 : -1}" disabled></button>`).join("")}</div>`,
};

const payRow = ({ name, pays }: (typeof SLOT_SYMBOLS)[number], text: Words) =>
  `<li data-symbol="${name}"><img alt="" src="/play/assets/symbols/${name}.svg"><span>${text[name]}</span><b translate="no">${pays / SLOT_LINES.length}×</b></li>`;

/** Content beside the stake: what the symbols pay, the latest flights, or the value of the next tiles. */
const extras: Record<RoundEngine, (text: Words) => string> = {
  slot: (text) =>
    `<section class="card" aria-labelledby="extra"><h2 id="extra">${text.paytable}</h2><ul id="paytable" class="paytable">${SLOT_SYMBOLS.map((symbol) => payRow(symbol, text)).join("")}</ul></section>`,
  crash: (text) =>
    `<section class="card" aria-labelledby="extra"><h2 id="extra">${text.lastFlights}</h2><p id="no-flights" class="quiet">${text.noFlights}</p><ol id="flights" class="pills" translate="no"></ol></section>`,
  mines: (text) =>
    `<section class="card" aria-labelledby="extra"><h2 id="extra">${text.ladder}</h2><ol id="ladder" class="pills" translate="no"></ol></section>`,
};

const ready: Record<RoundEngine, PlayText> = { slot: "readySlot", crash: "readyCrash", mines: "readyMines" };
const rules: Record<RoundEngine, PlayText> = { slot: "rulesSlot", crash: "rulesCrash", mines: "rulesMines" };

/** Dark or light by the URL's `theme`; otherwise the system's setting. */
export const themeOf = (theme: string | null): string =>
  theme === "dark" || theme === "light" ? ` data-theme="${theme}"` : "";

interface Shell {
  language: string;
  title: string;
  body: string;
  /** Names of style sheets to load besides `play`. */
  styles?: readonly string[];
  /** Name of the page's script. */
  script?: string;
  theme?: string | null;
}

/** The element that loads a style sheet of the games. */
export const sheet = (name: string): string => `<link rel="stylesheet" href="/play/assets/${name}.css">`;

/** Renders a page of the games' origin around its body. */
export function shell({ language, title, body, styles = [], script, theme = null }: Shell): string {
  const module = script ? `<script type="module" src="/play/assets/client/${script}.js"></script>` : "";
  return `<!doctype html>
<html lang="${language}" dir="ltr"${themeOf(theme)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,">
${["play", ...styles].map(sheet).join("")}${module}</head><body>${body}</body></html>`;
}

const seedField = (label: string, id: string) => `<div><dt>${label}</dt><dd><code id="${id}">–</code></dd></div>`;

/** Panel with commitments, seeds and latest rounds; the script fills it in when it is opened. */
const fairnessPanel = (
  text: Words,
  language: string,
) => `<details id="fair" class="card"><summary>${text.fair}</summary>
<p>${text.fairIntro} <a href="/play/verify?language=${language}" target="_blank" rel="noopener">${text.verifyTitle}</a></p>
<dl class="seeds">${seedField(text.fairHash, "fair-hash")}${seedField(text.fairNext, "fair-next")}${seedField(text.fairClient, "fair-client")}${seedField(text.fairNonce, "fair-nonce")}</dl>
<form id="seed-form"><label for="client-seed">${text.fairNewSeed}<input id="client-seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required autocomplete="off" spellcheck="false"></label><button>${text.fairChange}</button></form>
<p id="fair-status" role="status"></p><h2>${text.fairRounds}</h2><ul id="fair-rounds" class="rounds"></ul></details>`;

/** Header with the back link, the game's name and the balance. */
const playHeader = (text: Words, backUrl: string, name: string): string =>
  `<header><a id="back" href="${escapeHtml(backUrl)}" target="_top">${text.back}</a><h1>${name}</h1>
<p class="balance"><span>${text.balance}</span> <output id="balance" translate="no">–</output></p></header>`;

/** The buttons are disabled until the page's script listens to them, because an earlier press would be lost. */
const stakeField = (text: Words, currencySymbol: string) =>
  `<div class="field-group"><label for="stake">${text.stake}</label><div class="stepper"><button type="button" id="less" disabled aria-label="${text.lessStake}">−</button><select id="stake">${STAKES.map((stake) => option(stake, `${currencySymbol}&nbsp;${stakeText(stake)}`, stake === DEFAULT_STAKE)).join("")}</select><button type="button" id="more" disabled aria-label="${text.moreStake}">+</button></div></div>`;

interface PlayPage {
  launch: Launch;
  game: CatalogueGame;
  engine: RoundEngine;
  currencySymbol: string;
  theme: string | null;
}

/** Renders the page of one launch; all other data comes from `GET /play/api/session`. */
export function playPage({ launch, game, engine, currencySymbol, theme }: PlayPage): string {
  const language = spoken(launch.language);
  const text = gameWords(language).play;
  const name = escapeHtml(inLanguage(game.name, language));
  const minesChoice =
    engine === "mines"
      ? `<div class="field-group"><label for="mines">${text.minesCount}</label><select id="mines">${MINES_CHOICES.map((count) => option(String(count), String(count), count === MINES_CHOICES[1])).join("")}</select></div>`
      : "";
  const cashOut =
    engine === "slot"
      ? ""
      : `<button type="button" id="cash-out" class="cash-out" disabled>${text.cashOut} <b id="worth" aria-hidden="true" translate="no"></b></button>`;
  const start = engine === "slot" ? text.spin : text.placeBet;
  const body = `<img class="backdrop" alt="" src="/art/games/${game.code}.svg">
${playHeader(text, launch.backUrl, name)}
<main class="play ${engine}"><div class="stage">${boards[engine](text)}
<p id="paused" class="paused" role="status" hidden>${text.paused}</p>
<p id="status" class="status" role="status">${text[ready[engine]]}</p></div>
<div class="side"><form id="bet" class="card">${stakeField(text, currencySymbol)}${minesChoice}
<button id="start" class="start" disabled>${start}</button>${cashOut}</form>
${extras[engine](text)}
<details class="card"><summary>${text.rules}</summary><p>${text[rules[engine]].replace("{rtp}", RETURN_PERCENT[engine])}</p></details>
${fairnessPanel(text, language)}</div></main>`;
  return shell({ language, title: name, body, styles: ["forms", "boards"], script: engine, theme });
}

/** The page shown when a launch has expired. */
export function expiredPage(): string {
  const [bengali, english] = [gameWords("bn").play, gameWords("en").play];
  const body = `<main class="expired"><img alt="" src="/play/assets/symbols/lantern.svg" width="120" height="120"><h1>${bengali.expiredTitle}</h1><p>${bengali.errorExpired}</p><div lang="en"><h2>${english.expiredTitle}</h2><p>${english.errorExpired}</p></div></main>`;
  return shell({ language: "bn", title: bengali.expiredTitle, body });
}
