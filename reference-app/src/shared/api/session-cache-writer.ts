import { hashKey, type Query, type QueryClient } from "@tanstack/react-query";
import { PLATFORM_WEB } from "../config/constants.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../config/modules.ts";
import { moduleBox, sessionBox, type SessionKey } from "../lib/storage.ts";
import type { OperationValue } from "./api.ts";
import { cachedFor, readEntry, type CachedAnswer } from "./session-cache.ts";

/**
 * The entry of session storage for the answers of an operation (R199–R203, R205, R309, R310). Draws are written and not used by a reload,
 * since their times are right only with the server's clock (D11), and so is what waits for a decision.
 */
const ENTRIES: Readonly<Record<string, SessionKey>> = {
  getModuleTree: "settings",
  getRegisterSettings: "validate",
  listGameVendors: "vendors",
  listGameTypes: "gameTypes",
  listHotGames: "hotGame",
  listGameMenus: "lottMenuGames",
  listLotteryGames: "lottGames",
  getConsolidatedFunds: "consolidated",
};

/** Unlike any entry of ours, so that a server cannot write over the token. */
const MODULE_ID = /^[A-Z][A-Z\d]*$/;

/** The hot games of the home page and of the slots are two calls; the types of games are one per maker. */
const MOST_CALLS = 3;

const flag = (isOn: boolean): string => (isOn ? "1" : "0");

/** Every switch of a tree, those below others too. */
const switchesIn = (tree: readonly ModuleNode[]): ModuleNode[] =>
  tree.flatMap((node) => [node, ...switchesIn(node.childrenNodes ?? [])]);

/** The entries that follow from the switches: one per module, and what agents may do (R206–R208). */
function keepSwitches(tree: OperationValue<"getModuleTree">): void {
  const modules = switchesIn(tree).filter(({ modId }) => MODULE_ID.test(modId));
  for (const { modId, enabled } of modules) moduleBox.set(modId, flag(enabled === "1"));
  sessionBox.set("enableSalary", flag(isModuleEnabled(tree, MODULE.salary)));
  sessionBox.set("enableContract", flag(isModuleEnabled(tree, MODULE.contract)));
}

/** The entries that follow from what the server says of the site (R188, R204). */
function keepSite({ info }: OperationValue<"getPermission">): void {
  sessionBox.set("merchant", info.whitelabel.brandName);
  sessionBox.set("domainRoute", JSON.stringify(info.domainRoute));
}

function keep({ queryKey, queryHash, state: { data, dataUpdatedAt: at } }: Query): void {
  const operationId = String(queryKey[1]);
  const entry = ENTRIES[operationId];
  if (data === undefined) return;
  if (entry) {
    const answer: CachedAnswer = { key: queryKey, data, at, for: cachedFor() };
    const others = readEntry(entry).filter(({ key }) => hashKey(key) !== queryHash);
    sessionBox.set(entry, JSON.stringify([answer, ...others].slice(0, MOST_CALLS)));
  }
  if (operationId === "getModuleTree") keepSwitches(data as OperationValue<"getModuleTree">);
  if (operationId === "getPermission") keepSite(data as OperationValue<"getPermission">);
}

/**
 * Writes the answers that the source caches for the session to session storage, now and as they come (R188, R190, R199–R208).
 *
 * @returns stops it.
 */
export function writeSessionCache(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  sessionBox.set("platform", PLATFORM_WEB);
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
}
