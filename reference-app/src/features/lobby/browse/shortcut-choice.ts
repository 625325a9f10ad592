import { localBox } from "../../../shared/storage/storage.ts";

/** Whether `/` moves the focus to the search. Speech input types letters, so members can turn it off (WCAG 2.1.4). */
export const isShortcutOn = (): boolean => localBox.get("searchShortcut") !== "off";

export const switchShortcut = (isOn: boolean): void => localBox.set("searchShortcut", isOn ? "on" : "off");
