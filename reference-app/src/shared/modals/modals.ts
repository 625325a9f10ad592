import { useSyncExternalStore } from "react";
import type { Language } from "../i18n/language.ts";
import type { OperationValue } from "@lobbykit/api-spec/client/create-client";

/** The merchant that is gone to. */
export interface NextMerchant {
  merchantCode: string;
  currency: string;
  /** What people call it: its brand or its country. */
  name: string;
}

/** The dialogs that are not part of the URL (D20), as plain data. */
export type Modal =
  | { name: "login" }
  | { name: "forgot" }
  /** With a reason it is asked for, after a login or while the flag of it holds (R265, R266). */
  | { name: "changePassword"; reason?: "first" | "due" }
  | { name: "paymentPassword" }
  | { name: "realAccount" }
  | { name: "realAgent" }
  | { name: "nonAgent" }
  /** Who asks must prove it before a change that protects the account is made. */
  | { name: "reauthenticate" }
  | { name: "logout" }
  | { name: "region" }
  /** Another merchant's site, for who is signed in here (R312). */
  | { name: "switchMerchant"; merchant: NextMerchant; language: Language }
  | { name: "menu" }
  | { name: "account" }
  | { name: "notice"; position: number }
  | { name: "popups" }
  | { name: "terms" }
  | { name: "vendorGames"; vassalage: string; title: string }
  | { name: "gameInfo"; game: OperationValue<"listHotGames">["content"][number] }
  | { name: "openGame"; address: string; title: string };

interface Modals {
  /** From the lowest to the topmost; nearly always none or one. */
  open: readonly Modal[];
  /** Whether the login is drawn, out of sight, before somebody asks for it: opening it is showing it. */
  isLoginAhead: boolean;
  /** How often a login was left: the next one is another, with nothing of what was typed. */
  loginsLeft: number;
}

let modals: Modals = { open: [], isLoginAhead: false, loginsLeft: 0 };
const listeners = new Set<() => void>();

function set(change: Partial<Modals>): void {
  modals = { ...modals, ...change };
  for (const listener of listeners) listener();
}

const isOpen = (name: Modal["name"], open: readonly Modal[]): boolean => open.some((modal) => modal.name === name);

function show(open: readonly Modal[]): void {
  const isLoginLeft = isOpen("login", modals.open) && !isOpen("login", open);
  set({ open, loginsLeft: modals.loginsLeft + Number(isLoginLeft) });
}

/** Has the login drawn from now on before it is opened; its code is here. */
export const drawLoginAhead = (): void => set({ isLoginAhead: true });

/** Opens a dialog in place of whatever is open. */
export const openModal = (modal: Modal): void => show([modal]);

/** Opens a dialog above the others, which keep what was typed into them; once, however often it is asked for. */
export function openModalAbove(modal: Modal): void {
  if (!isOpen(modal.name, modals.open)) show([...modals.open, modal]);
}

/** Closes the topmost dialog. */
export const closeModal = (): void => show(modals.open.slice(0, -1));

/** Closes the dialog of a name, wherever it lies. */
export const closeModalNamed = (name: Modal["name"]): void => show(modals.open.filter((modal) => modal.name !== name));

export const closeAllModals = (): void => show([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Waits until the dialog of a name is closed, by whatever. */
export const whenClosed = (name: Modal["name"]): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      if (isOpen(name, modals.open)) return;
      stop();
      resolve();
    });
  });

export const useModals = (): Modals => useSyncExternalStore(subscribe, () => modals);
