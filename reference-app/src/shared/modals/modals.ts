import { useSyncExternalStore } from "react";

/** The dialogs that are not part of the URL (D20): one at a time, plain data. */
export type Modal =
  | { name: "login" }
  | { name: "realAccount" }
  | { name: "logout" }
  | { name: "region" }
  | { name: "menu" }
  | { name: "notice"; position: number }
  | { name: "vendorGames"; vassalage: string; title: string }
  | { name: "openGame"; address: string; title: string };

let open: Modal | undefined;
const listeners = new Set<() => void>();

function change(next: Modal | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openModal = (modal: Modal): void => change(modal);
export const closeModal = (): void => change(undefined);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useModal = (): Modal | undefined => useSyncExternalStore(subscribe, () => open);
