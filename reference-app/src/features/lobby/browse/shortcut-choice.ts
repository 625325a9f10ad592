import { HOVER } from "@lobbykit/design-system/theme/conditions";
import { localBox } from "../../../shared/storage/storage.ts";

/**
 * Whether `/` moves the focus to the search. Speech input types letters, so members can turn it off (WCAG 2.1.4). The lobby shows the
 * switch and the hint beside the search only where a mouse is in use; elsewhere there is no shortcut.
 */
export const isShortcutOn = (): boolean => matchMedia(HOVER).matches && localBox.get("searchShortcut") !== "off";

export const switchShortcut = (isOn: boolean): void => localBox.set("searchShortcut", isOn ? "on" : "off");
