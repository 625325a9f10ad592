import { useSyncExternalStore } from "react";
import type { Language } from "../i18n/language.ts";
import type { OperationValue } from "@lobbykit/api-spec/client/create-client";

/** The merchant to switch to. */
export interface NextMerchant {
  merchantCode: string;
  currency: string;
  /** The name of the merchant for the dialog: its brand or its country. */
  name: string;
}

/** The dialogs that are not part of the URL (D20), as plain data. */
export type Modal =
  | { name: "login" }
  | { name: "forgot" }
  /** `reason` is set when the product requires the change: after a first login, or when the password is due (R265, R266). */
  | { name: "changePassword"; reason?: "first" | "due" }
  | { name: "paymentPassword" }
  | { name: "realAccount" }
  | { name: "realAgent" }
  | { name: "nonAgent" }
  /** The member must prove their identity before a change that protects the account. */
  | { name: "reauthenticate" }
  | { name: "logout" }
  | { name: "region" }
  /** Asks a logged-in member before switching to another merchant's site (R312). */
  | { name: "switchMerchant"; merchant: NextMerchant; language: Language }
  | { name: "menu" }
  | { name: "account" }
  | { name: "notice"; position: number }
  | { name: "popups" }
  | { name: "terms" }
  | { name: "vendorGames"; vassalage: string; title: string }
  | { name: "gameInfo"; game: OperationValue<"listHotGames">["content"][number] }
  | { name: "openGame"; address: string; title: string };

interface ModalHost {
  /** Open dialogs from bottom to top; nearly always none or one. */
  open: readonly Modal[];
  /** Whether the login dialog is rendered hidden in advance, so that it opens fast. */
  isLoginAhead: boolean;
  /** How often the login was closed. It serves as a key, so that a new login starts with empty fields. */
  loginsLeft: number;
}

let modals: ModalHost = { open: [], isLoginAhead: false, loginsLeft: 0 };
const listeners = new Set<() => void>();

function set(change: Partial<ModalHost>): void {
  modals = { ...modals, ...change };
  for (const listener of listeners) listener();
}

const isOpen = (name: Modal["name"], open: readonly Modal[]): boolean => open.some((modal) => modal.name === name);

function show(open: readonly Modal[]): void {
  const isLoginLeft = isOpen("login", modals.open) && !isOpen("login", open);
  set({ open, loginsLeft: modals.loginsLeft + Number(isLoginLeft) });
}

/** Renders the login dialog hidden in advance. Call it once its code has loaded. */
export const renderLoginAhead = (): void => set({ isLoginAhead: true });

/** Opens a dialog and closes all others. */
export const openModal = (modal: Modal): void => show([modal]);

/** Opens a dialog above the others, which keep their typed input. Opening the same one twice has no effect. */
export function openModalAbove(modal: Modal): void {
  if (!isOpen(modal.name, modals.open)) show([...modals.open, modal]);
}

/** Closes the topmost dialog. */
export const closeModal = (): void => show(modals.open.slice(0, -1));

/** Closes the dialog with this name, wherever it is in the stack. */
export const closeModalNamed = (name: Modal["name"]): void => show(modals.open.filter((modal) => modal.name !== name));

export const closeAllModals = (): void => show([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Resolves when the dialog with this name is closed, by any means. */
export const whenClosed = (name: Modal["name"]): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      if (isOpen(name, modals.open)) return;
      stop();
      resolve();
    });
  });

export const useModals = (): ModalHost => useSyncExternalStore(subscribe, () => modals);
