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

/** What the first screen says, in one file: one object a feature. Everything else comes by sections (sections.ts). */
export const core = { app, errors, home, launch, lobby, meta, session, wallet };

/** What the components say by themselves: they bring only Bengali and English. */
export const strings: Strings = designSystem;
