import { useSyncExternalStore } from "react";
import type { OperationValue } from "../api/api.ts";

/** The dialogs that are not part of the URL (D20), as plain data. */
export type Modal =
  | { name: "login" }
  | { name: "forgot" }
  /** `isFirstLogin`: the password of the login just made is known (R265, R391). */
  | { name: "changePassword"; isFirstLogin?: boolean }
  | { name: "paymentPassword" }
  | { name: "realAccount" }
  | { name: "realAgent" }
  | { name: "nonAgent" }
  | { name: "logout" }
  | { name: "region" }
  | { name: "menu" }
  | { name: "account" }
  | { name: "notice"; position: number }
  | { name: "popups" }
  | { name: "terms" }
  | { name: "vendorGames"; vassalage: string; title: string }
  | { name: "gameInfo"; game: OperationValue<"listHotGames">["content"][number] }
  | { name: "openGame"; address: string; title: string };

/** From the lowest to the topmost; nearly always none or one. */
let open: readonly Modal[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Modal[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog in place of whatever is open. */
export const openModal = (modal: Modal): void => change([modal]);

/** Opens a dialog above the others, which keep what was typed into them; once, however often it is asked for. */
export function openModalAbove(modal: Modal): void {
  if (!open.some(({ name }) => name === modal.name)) change([...open, modal]);
}

/** Closes the topmost dialog. */
export const closeModal = (): void => change(open.slice(0, -1));

/** Closes the dialog of a name, wherever it lies. */
export const closeModalNamed = (name: Modal["name"]): void => change(open.filter((modal) => modal.name !== name));

export const closeAllModals = (): void => change([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The open dialogs, the topmost last. */
export const useModals = (): readonly Modal[] => useSyncExternalStore(subscribe, () => open);
