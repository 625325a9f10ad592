import type { Strings } from "@lobbykit/design-system/foundations/strings";
import app from "./app.json";
import designSystem from "./design-system.json";
import errors from "./errors.json";
import home from "./home.json";
import launch from "./launch.json";
import lobby from "./lobby.json";
import meta from "./meta.json";
import session from "./session.json";
import wallet from "./wallet.json";

/** Texts of the first screen, bundled in one file with one object per feature. All other texts load by section (sections.ts). */
export const core = { app, errors, home, launch, lobby, meta, session, wallet };

/** Translates the texts of the design system, which ships only Bengali and English. */
export const strings: Strings = designSystem;
