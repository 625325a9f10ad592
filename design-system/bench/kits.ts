import { existsSync } from "node:fs";
import path from "node:path";

export interface KitFile {
  name: string;
  /** Path of the module that exports `kit`, relative to this folder. */
  file: string;
  isOurs: boolean;
}

const kit = (name: string, file: string, isOurs = false): KitFile => ({ name, file, isOurs });
const theirs = (name: string, file: string) => kit(name, `competitors/${file}`);

/** A page with React alone. Its size is subtracted from the others, to show what each library adds. */
export const BASE = kit("React alone, no style", "kits/react.tsx", true);
export const OURS = kit("Lobbykit", "kits/ours.tsx", true);
export const KITS: readonly KitFile[] = [
  BASE,
  OURS,
  kit("Lobbykit, and the rich Select", "kits/ours-rich-select.tsx", true),
  theirs("Radix Themes 3.3.0", "radix-themes.tsx"),
  theirs("Base UI 1.9.0, own CSS", "base-ui.tsx"),
  theirs("react-aria-components 1.22.1, own CSS", "react-aria-components.tsx"),
  theirs("Mantine 9.7.4", "mantine.tsx"),
  theirs("MUI 9.5.0", "mui.tsx"),
  theirs("Chakra UI 3.37.0", "chakra.tsx"),
  theirs("Ant Design 6.6.8", "antd.tsx"),
];

export const COMPETITORS = path.join(import.meta.dirname, "competitors");
export const areCompetitorsInstalled = () => existsSync(path.join(COMPETITORS, "node_modules/.package-lock.json"));
