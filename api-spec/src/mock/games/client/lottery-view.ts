import type { LotteryView, ResultView, TicketView } from "../lottery/protocol.ts";
import { element } from "./elements.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;

const make = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};
const untranslated = (tag: string, className: string, content: string) => {
  const made = make(tag, className, content);
  made.translate = false;
  return made;
};

const hasSpecial = document.body.dataset["kind"] === "LHC";

/** Renders the balls of a draw. A ring and a word mark the special ball, not colour alone. */
function balls(numbers: readonly string[], text: Say): HTMLElement[] {
  return numbers.map((number, index) => {
    const isSpecial = hasSpecial && index === numbers.length - 1;
    const ball = untranslated("li", isSpecial ? "ball special" : "ball", number);
    ball.dataset["number"] = number;
    if (!isSpecial) return ball;
    ball.prepend(make("span", "spoken", `${text("special")} `));
    return ball;
  });
}

/** Label of a ticket field, read from the page. */
const labelOf = (name: string, value: string): string =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.dataset["label"] ?? value;

/** Text of a ticket's picks: "Big", "04 07", "38". */
export function pickText(betType: string, picks: readonly (readonly string[])[]): string {
  const [first = [], ...others] = picks;
  if (others.length > 0) return picks.flat().join("");
  return first.map((pick) => labelOf(`${betType}-side`, pick)).join(" ");
}

function showPrizes({ prizes }: ResultView): void {
  for (const row of document.querySelectorAll<HTMLElement>("#prizes > li")) {
    const prize = prizes.find((one) => one.prize === row.dataset["prize"]);
    row.hidden = !prize;
    row.querySelector("b")?.replaceChildren(prize?.numbers.join(" ") ?? "");
  }
}

/** Shows the results of past draws; `isNew` animates the numbers. */
export function showResults({ results }: LotteryView, text: Say, isNew: boolean): void {
  const [last, ...earlier] = results;
  if (last) {
    const list = element("balls");
    list.replaceChildren(...balls(last.numbers ?? [], text));
    list.classList.toggle("rolling", isNew);
    list.hidden = last.numbers === null;
    element("pending").hidden = last.numbers !== null;
    element("last-numero").textContent = text("draw", { numero: last.numero });
    showPrizes(last);
  }
  element("history").replaceChildren(
    ...earlier.map(({ numero, numbers }) => {
      const drawn = numbers
        ? make("ol", "balls small", ...balls(numbers, text))
        : make("p", "muted", text("numbersPending"));
      return make("li", "row", untranslated("p", "muted", numero), drawn);
    }),
  );
}

const STATUS_TEXTS: Record<TicketView["status"], string> = {
  open: "statusOpen",
  won: "statusWon",
  lost: "statusLost",
  refunded: "statusRefunded",
};

/** Shows the member's tickets, newest first. */
export function showTickets({ tickets }: LotteryView, text: Say, amount: (decimal: string) => string): void {
  element("no-bets").hidden = tickets.length > 0;
  element("tickets").replaceChildren(
    ...tickets.map(({ numero, betType, picks, odds, stake, payout, status }) => {
      const words = document.createElement("div");
      const name = make("p", "what", `${labelOf("type", betType)}: `, untranslated("b", "", pickText(betType, picks)));
      words.append(name, untranslated("p", "muted", `${text("draw", { numero })} · ${amount(stake)} × ${odds}`));
      const end = make("p", `badge ${status}`, text(STATUS_TEXTS[status], { amount: amount(payout) }));
      return make("li", "row", words, end);
    }),
  );
}
