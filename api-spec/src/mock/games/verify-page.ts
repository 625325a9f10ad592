import { spoken } from "../world/text.ts";
import { MINES_CELLS } from "./mines.ts";
import { shell } from "./play-page.ts";
import { SLOT_SYMBOLS } from "./slot.ts";
import { gameWords } from "./game-words.ts";

const games = ["slot", "crash", "mines"] as const;

const field = (id: string, label: string, attributes: string) =>
  `<label for="${id}">${label}<input id="${id}" name="${id}" autocomplete="off" spellcheck="false" ${attributes}></label>`;

/**
 * Renders the page that recomputes a round in the browser, using only the values in its form. It needs no launch, so anyone can verify any
 * round.
 */
export function verifyPage(wanted: string | null): string {
  const language = spoken(wanted);
  const text = gameWords(language).play;
  const hexadecimal = 'maxlength="64" pattern="[0-9a-f]{64}"';
  const names = { slot: text.verifySlot, crash: text.verifyCrash, mines: text.verifyMines };
  const symbolWords = SLOT_SYMBOLS.map(({ name }) => `data-${name}="${text[name]}"`).join(" ");
  const body = `<header><h1>${text.verifyTitle}</h1></header>
<main class="verify"><div class="column"><p>${text.verifyIntro}</p>
<form id="verify" class="card"><label for="game">${text.verifyGame}<select id="game" name="game">${games.map((game) => `<option value="${game}">${names[game]}</option>`).join("")}</select></label>
${field("nonce", text.verifyNonce, 'type="number" min="1" max="2147483647" required')}
${field("mines", text.minesCount, `type="number" min="1" max="${MINES_CELLS - 1}" value="3"`)}
${field("server", text.verifyServer, `${hexadecimal} required`)}
${field("client", text.verifyClient, 'maxlength="64" pattern="[A-Za-z0-9_\\-]{1,64}" required')}
${field("hash", text.verifyHash, hexadecimal)}
<button class="start">${text.verifyRun}</button></form>
<details class="card"><summary>${text.verifyHow}</summary><p>${text.verifyFormula}</p><pre><code>HMAC-SHA-256(serverSeed, clientSeed + ":" + nonce)</code></pre></details></div>
<section id="result" class="card" aria-live="polite" hidden><h2>${text.verifyResult}</h2><p id="verdict" class="verdict"></p>
<div id="picture"></div>
<dl class="seeds"><div><dt>${text.verifyOutcome}</dt><dd id="outcome" translate="no"></dd></div><div><dt>${text.verifyComputed}</dt><dd><code id="computed"></code></dd></div><div><dt>HMAC-SHA-256</dt><dd><code id="digest"></code></dd></div></dl></section>
<template id="words" ${symbolWords} data-same="${text.verifySame}" data-other="${text.verifyOther}" data-kept="${text.verifyKept}" data-broken="${text.verifyBroken}" data-unknown="${text.verifyUnknown}"></template></main>`;
  return shell({ language, title: text.verifyTitle, body, styles: ["forms", "boards"], script: "verify" });
}
