import { inLanguage } from "../world/data/text.ts";
import type { CatalogueGame, RoundEngine } from "../world/catalogue.ts";
import type { Launch } from "../world/launches.ts";
import { CRASH_RETURN } from "./crash.ts";
import { MINES_CELLS, MINES_CHOICES, MINES_RETURN } from "./mines.ts";
import { SLOT_RETURN, SLOT_SYMBOLS } from "./slot.ts";
import { DEFAULT_STAKE, STAKES } from "./stakes.ts";
import { playTexts, type PlayText } from "./texts.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Return to player in percent, one decimal. */
export const RETURN_PERCENT: Record<RoundEngine, string> = {
  slot: (SLOT_RETURN * 100).toFixed(1),
  crash: (CRASH_RETURN * 100).toFixed(1),
  mines: (MINES_RETURN * 100).toFixed(1),
};

const option = (value: string, label: string, isChosen: boolean) =>
  `<option value="${value}"${isChosen ? " selected" : ""}>${label}</option>`;

type Words = Record<PlayText, string>;

const boards: Record<RoundEngine, (text: Words) => string> = {
  slot: (text) =>
    `<div class="reels" id="reels" role="img" aria-label="${text.reels}">${Array.from({ length: 9 }, (_, cell) => `<span class="cell"><img alt="" src="/play/assets/symbols/${SLOT_SYMBOLS[cell % SLOT_SYMBOLS.length]?.name}.svg"></span>`).join("")}</div>`,
  crash: () =>
    `<div class="sky"><svg viewBox="0 0 400 260" aria-hidden="true" focusable="false"><path id="trail" class="trail" d="M20,240"/><path id="ground" class="ground" d="M0,240H400"/></svg>
<img id="crane" class="crane" alt="" src="/play/assets/symbols/crane.svg"><output id="multiplier" class="multiplier" translate="no" aria-live="off">1.00×</output></div>`,
  mines: (text) =>
    `<div class="field" id="field" role="group" aria-label="${text.field}">${Array.from({ length: MINES_CELLS }, (_, cell) => `<button type="button" class="tile" data-cell="${cell}" tabindex="${cell === 0 ? 0 : -1}" disabled></button>`).join("")}</div>`,
};

const ready: Record<RoundEngine, PlayText> = { slot: "readySlot", crash: "readyCrash", mines: "readyMines" };
const rules: Record<RoundEngine, PlayText> = { slot: "rulesSlot", crash: "rulesCrash", mines: "rulesMines" };

export const shell = (language: string, title: string, body: string, head = "") => `<!doctype html>
<html lang="${language}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/play/assets/play.css">${head}</head><body>${body}</body></html>`;

const seedField = (label: string, id: string) => `<div><dt>${label}</dt><dd><code id="${id}">–</code></dd></div>`;

/** Commitments, seeds and last rounds; the script fills it in when it is opened. */
const fairnessPanel = (text: Words, language: string) => `<details id="fair"><summary>${text.fair}</summary>
<p>${text.fairIntro} <a href="/play/verify?language=${language}" target="_blank" rel="noopener">${text.verifyTitle}</a></p>
<dl class="seeds">${seedField(text.fairHash, "fair-hash")}${seedField(text.fairNext, "fair-next")}${seedField(text.fairClient, "fair-client")}${seedField(text.fairNonce, "fair-nonce")}</dl>
<form id="seed-form"><label for="client-seed">${text.fairNewSeed}<input id="client-seed" maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required autocomplete="off" spellcheck="false"></label><button>${text.fairChange}</button></form>
<p id="fair-status" role="status"></p><h2>${text.fairRounds}</h2><ul id="fair-rounds" class="rounds"></ul></details>`;

/** The page of one launch: all it needs to know beside is in `GET /play/api/session`. */
export function playPage(launch: Launch, game: CatalogueGame, engine: RoundEngine): string {
  const language = launch.language === "bn" ? "bn" : "en";
  const text = playTexts(language);
  const name = escapeHtml(inLanguage(game.name, language));
  const { code } = game;
  const minesChoice =
    engine === "mines"
      ? `<label>${text.minesCount}<select id="mines">${MINES_CHOICES.map((count) => option(String(count), String(count), count === MINES_CHOICES[1])).join("")}</select></label>`
      : "";
  const cashOut =
    engine === "slot" ? "" : `<button type="button" id="cash-out" class="cash-out" disabled>${text.cashOut}</button>`;
  const start = engine === "slot" ? text.spin : text.placeBet;
  const body = `<img class="backdrop" alt="" src="/art/games/${code}.svg">
<header><a id="back" href="${escapeHtml(launch.backUrl)}" target="_top">${text.back}</a><h1>${name}</h1>
<p class="balance"><span>${text.balance}</span> <output id="balance" translate="no">–</output></p></header>
<main class="${engine}">${boards[engine](text)}
<p id="paused" class="paused" role="status" hidden>${text.paused}</p>
<p id="status" class="status" role="status">${text[ready[engine]]}</p>
<form id="bet"><label>${text.stake}<select id="stake">${STAKES.map((stake) => option(stake, stake, stake === DEFAULT_STAKE)).join("")}</select></label>${minesChoice}
<button id="start" class="start" disabled>${start}</button>${cashOut}</form>
<details><summary>${text.rules}</summary><p>${text[rules[engine]].replace("{rtp}", RETURN_PERCENT[engine])}</p></details>
${fairnessPanel(text, language)}</main>`;
  return shell(language, name, body, `<script type="module" src="/play/assets/client/${engine}.js"></script>`);
}

/** What stands in for a game whose launch is over. */
export function expiredPage(): string {
  const [bengali, english] = [playTexts("bn"), playTexts("en")];
  return shell(
    "bn",
    bengali.expiredTitle,
    `<main class="expired"><h1>${bengali.expiredTitle}</h1><p>${bengali.errorExpired}</p><div lang="en"><h2>${english.expiredTitle}</h2><p>${english.errorExpired}</p></div></main>`,
  );
}
