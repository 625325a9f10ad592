import { hashKey, type Query, type QueryClient } from "@tanstack/react-query";
import { PLATFORM_WEB } from "../../config/constants.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../../config/modules.ts";
import { moduleBox, sessionBox, type SessionKey } from "../../storage/storage.ts";
import type { OperationValue } from "../api.ts";
import { cachedFor, readEntry, type CachedAnswer } from "./session-cache.ts";

/**
 * The session storage entry for each operation's answer (R199–R203, R205, R309, R310).
 * A reload does not use stored draws, because their times need the server's clock (D11). It does not use contract offers either, because
 * they may have been answered.
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

/** Excludes names that the product uses itself, so that the server cannot overwrite the token. */
const MODULE_ID = /^[A-Z][A-Z\d]*$/;

/**
 * The most answers kept for one cache entry. Hot games need two (home and slots). Game types would need one per vendor; only the most recent
 * are kept.
 */
const MOST_CALLS = 3;

const flag = (isOn: boolean): string => (isOn ? "1" : "0");

/** All switches of a module tree, nested ones included. */
const switchesIn = (tree: readonly ModuleNode[]): ModuleNode[] =>
  tree.flatMap((node) => [node, ...switchesIn(node.childrenNodes ?? [])]);

/** Writes the entries that follow from the module switches: one per module, and the agents' permissions (R206–R208). */
function keepSwitches(tree: OperationValue<"getModuleTree">): void {
  const modules = switchesIn(tree).filter(({ modId }) => MODULE_ID.test(modId));
  for (const { modId, enabled } of modules) moduleBox.set(modId, flag(enabled === "1"));
  sessionBox.set("enableSalary", flag(isModuleEnabled(tree, MODULE.salary)));
  sessionBox.set("enableContract", flag(isModuleEnabled(tree, MODULE.contract)));
}

/** Writes the entries that follow from the server's site information (R188, R204). */
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
 * Writes the cached answers that the product specification names to session storage, now and on every change (R188, R190, R199–R208).
 * @returns a function that stops it.
 */
export function writeSessionCache(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  sessionBox.set("platform", PLATFORM_WEB);
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
}
