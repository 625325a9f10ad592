import { escapeHtml } from "../../pages/html.ts";
import { inLanguage, spoken } from "../../world/text.ts";
import type { LotteryGameRecord } from "../../world/lottery/data/lottery-games.ts";
import type { Launch } from "../../world/games/launches.ts";
import { sheet, themeOf } from "../play-page.ts";
import { DEFAULT_STAKE, STAKES, stakeText } from "../stakes.ts";
import { gameWords, optionText, type LotteryText, type PlayText } from "../game-words.ts";
import { betTypesOf, prizeCountOf, returnOf, type BetType, type PickGroup } from "../../world/lottery/bet-types.ts";

type Words = Record<PlayText | LotteryText, string>;

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const choice = (type: "radio" | "checkbox", name: string, value: string, label: string, isChosen = false) =>
  `<label class="choice"><input type="${type}" name="${name}" value="${value}" data-label="${label}"${isChosen ? " checked" : ""}><span translate="no">${label}</span></label>`;

function pickGroup(betType: BetType, group: PickGroup, text: Words): string {
  const name = `${betType.id}-${group.id}`;
  const type = group.count === 1 ? "radio" : "checkbox";
  const options = group.options.map((option) => choice(type, name, option, optionText(group, option, text)));
  const discs = group.options.length === 10 ? "discs ten" : "discs";
  const kind = group.id === "side" ? "sides" : discs;
  return `<fieldset class="group ${kind}" data-count="${group.count}"><legend>${text[group.id]}</legend><div class="choices">${options.join("")}</div></fieldset>`;
}

/** Renders the fields of one bet type; only those of the selected bet type are visible. */
function betFields(betType: BetType, game: LotteryGameRecord, language: string, text: Words, isFirst: boolean): string {
  const odds = (betType.oddsHundredths / 100).toFixed(2);
  const values = {
    odds,
    rtp: (returnOf(betType) * 100).toFixed(1),
    count: game.kind === "LF" ? String(prizeCountOf(game)) : "",
  };
  const pays = betType.id === "lo" ? text.paysEach : text.pays;
  return `<div class="fields" data-type="${betType.id}" data-odds="${odds}"${isFirst ? "" : " hidden"}>
<p class="rule">${fill(gameWords(language).bets[betType.id].rule, values)}</p>
<p class="odds"><strong>${fill(pays, values)}</strong> <span>${fill(text.returns, values)}</span></p>
${betType.groups.map((group) => pickGroup(betType, group, text)).join("")}</div>`;
}

/** Renders the betting page of one launch. Changing data comes from `GET /play/api/lottery`. */
export function lotteryPage(launch: Launch, game: LotteryGameRecord, theme: string | null): string {
  const language = spoken(launch.language);
  const words = gameWords(language);
  const text: Words = { ...words.play, ...words.lottery };
  const name = escapeHtml(inLanguage(game.name, language));
  const betTypes = betTypesOf(game);
  const types = betTypes.map(({ id }, index) => choice("radio", "type", id, words.bets[id].name, index === 0));
  const fields = betTypes.map((betType, index) => betFields(betType, game, language, text, index === 0));
  const stakes = STAKES.map((stake) => choice("radio", "stake", stake, stakeText(stake), stake === DEFAULT_STAKE));
  const prizeNames = Object.entries(words.prizes).map(
    ([prize, prizeName]) => `<li data-prize="${prize}" hidden><span>${prizeName}</span><b translate="no"></b></li>`,
  );
  const prizes =
    game.kind === "LF"
      ? `<details class="prizes"><summary>${text.allPrizes}</summary><ul id="prizes">${prizeNames.join("")}</ul></details>`
      : "";
  return `<!doctype html>
<html lang="${language}"${themeOf(theme)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>${name}</title><link rel="icon" href="data:,">
${["lottery", "lottery-ticket", "lottery-balls"].map(sheet).join("")}<script type="module" src="/play/assets/client/lottery.js"></script></head>
<body data-kind="${game.kind}"><header><a id="back" href="${escapeHtml(launch.backUrl)}" target="_top">${text.back}</a>
<img class="icon" alt="" width="32" height="32" src="/art/lottery/${game.code}.svg"><h1>${name}</h1>
<p class="balance"><span>${text.balance}</span> <output id="balance" translate="no">–</output></p></header>
<main><div class="column">
<section class="card now" aria-labelledby="state"><img class="scene" alt="" src="/art/games/${game.code}.svg"><div><p id="state" class="state">–</p><p id="numero" class="muted" translate="no">–</p></div>
<div class="clock"><p id="clock-label" class="muted">${text.closesIn}</p><p id="clock" role="timer" aria-live="off" aria-labelledby="clock-label clock" translate="no">--:--:--</p></div></section>
<section class="card last" aria-labelledby="last-title"><h2 id="last-title">${text.lastNumbers}</h2><p id="last-numero" class="muted" translate="no"></p>
<ol id="balls" class="balls" aria-labelledby="last-title last-numero"></ol><p id="pending" class="muted" hidden>${text.numbersPending}</p>${prizes}</section>
<form id="bet" class="card ticket" aria-label="${text.placeBet}"><fieldset class="types"><legend>${text.betOn}</legend><div class="choices">${types.join("")}</div></fieldset>
${fields.join("\n")}
<fieldset class="stakes"><legend>${text.stake}</legend><div class="choices">${stakes.join("")}</div></fieldset>
<p id="paused" class="paused" role="status" hidden>${text.paused}</p>
<p id="summary" class="summary"></p>
<button id="start" class="start" disabled>${text.placeBet}</button>
<div class="news" role="status" aria-atomic="false"><p id="status" class="status"></p><p id="settled"></p><p id="stale"></p><p id="announcement" class="spoken"></p></div></form></div>
<div class="column"><section class="card mine" aria-labelledby="mine-title"><h2 id="mine-title">${text.myBets}</h2><p id="no-bets" class="muted" hidden>${text.noBets}</p><ul id="tickets" class="rows"></ul></section>
<section class="card earlier" aria-labelledby="earlier-title"><h2 id="earlier-title">${text.earlier}</h2><ol id="history" class="rows"></ol></section>
<details class="card rules"><summary>${text.rules}</summary><p>${text.rulesLottery}</p></details></div></main></body></html>`;
}
