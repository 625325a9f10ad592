/** The script of every page: the choice of theme, and the search. */
import MiniSearch, { type SearchResult } from "minisearch";
import { INDEX_OPTIONS, type Entry } from "./index-options.ts";
import "./page.css";
import "./frame.css";
import "./search.css";

const MOST_RESULTS = 30;
const SNIPPET_BEFORE = 60;
const SNIPPET_LENGTH = 180;
// The comment tells Vite not to resolve the path, which exists only in the built site.
const root = new URL(/* @vite-ignore */ "../", import.meta.url);

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}`);
  return element;
}

const theme = find("#theme", HTMLSelectElement);
theme.value = document.documentElement.dataset["theme"] ?? "";
theme.addEventListener("change", () => {
  if (theme.value === "") {
    delete document.documentElement.dataset["theme"];
    localStorage.removeItem("theme");
  } else {
    document.documentElement.dataset["theme"] = theme.value;
    localStorage.setItem("theme", theme.value);
  }
});

// Scrolls the current page's link into view, because the navigation is longer than the window.
document.querySelector("nav [aria-current]")?.scrollIntoView({ block: "nearest" });

const dialog = find("#search", HTMLDialogElement);
const input = find("#search input", HTMLInputElement);
const status = find("#search [role=status]", HTMLElement);
const list = find("#search ol", HTMLOListElement);

let index: Promise<MiniSearch<Entry>> | undefined;
async function loadIndex(): Promise<MiniSearch<Entry>> {
  const response = await fetch(new URL("assets/search.json", root));
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  return MiniSearch.loadJSON(await response.text(), INDEX_OPTIONS);
}

/** Returns the text around the first word that was found, with every such word highlighted. */
function snippetOf({ text, terms }: { text: string; terms: readonly string[] }): (string | HTMLElement)[] {
  const escaped = terms.map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const words = new RegExp(`(${escaped.join("|")})`, "gi");
  const first = Math.max(0, text.search(words) - SNIPPET_BEFORE);
  const start = first === 0 ? 0 : text.indexOf(" ", first) + 1;
  const part = text.slice(start, start + SNIPPET_LENGTH);
  const pieces = part.split(words).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const mark = document.createElement("mark");
    mark.textContent = piece;
    return mark;
  });
  return [start > 0 ? "… " : "", ...pieces, start + SNIPPET_LENGTH < text.length ? " …" : ""];
}

function itemOf(result: SearchResult): HTMLLIElement {
  const { page, heading, text } = result as SearchResult & Entry;
  const link = document.createElement("a");
  link.href = new URL(String(result.id), root).href;
  const title = document.createElement("strong");
  title.textContent = heading;
  const place = document.createElement("small");
  place.textContent = page === heading ? "" : page;
  const snippet = document.createElement("span");
  snippet.append(...snippetOf({ text, terms: result.terms }));
  link.append(title, place, snippet);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

async function showResults(): Promise<void> {
  const query = input.value.trim();
  try {
    const results = query === "" ? [] : (await (index ??= loadIndex())).search(query);
    // The reader may have changed the query while the index was loading.
    if (query !== input.value.trim()) return;
    list.replaceChildren(...results.slice(0, MOST_RESULTS).map(itemOf));
    if (query === "") status.textContent = "";
    else if (results.length === 0) status.textContent = `Nothing matches “${query}”. Try fewer or other words.`;
    else status.textContent = results.length === 1 ? "1 result" : `${results.length} results`;
  } catch {
    index = undefined;
    status.textContent = "The search could not load. Please open the site from a web server, and try again.";
  }
}

function openSearch(): void {
  if (!dialog.open) dialog.showModal();
  input.select();
}

find("#open-search", HTMLButtonElement).addEventListener("click", openSearch);
input.addEventListener("input", () => void showResults());
list.addEventListener("click", () => dialog.close());
document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  openSearch();
});
dialog.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [input, ...list.querySelectorAll("a")];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.min(Math.max(current + step, 0), stops.length - 1)]?.focus();
});
dialog.querySelector("form")?.addEventListener("submit", (event) => {
  // Enter in the field opens the first result; the button closes the dialog.
  if (event.submitter instanceof HTMLButtonElement && document.activeElement === event.submitter) return;
  event.preventDefault();
  list.querySelector("a")?.click();
});
