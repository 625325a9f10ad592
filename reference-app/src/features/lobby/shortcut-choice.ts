import { localBox } from "../../shared/lib/storage.ts";

/** May `/` lead to the search? Speech input types letters, so that a member can switch it off (WCAG 2.1.4). */
export const isShortcutOn = (): boolean => localBox.get("searchShortcut") !== "off";

export const switchShortcut = (isOn: boolean): void => localBox.set("searchShortcut", isOn ? "on" : "off");
