import app from "./app.json";
import auth from "./auth.json";
import errors from "./errors.json";
import home from "./home.json";
import launch from "./launch.json";
import lobby from "./lobby.json";
import lottery from "./lottery.json";
import meta from "./meta.json";
import wallet from "./wallet.json";

/** The whole pack of the language: one namespace, one object a feature. */
export const pack = { app, auth, errors, home, launch, lobby, lottery, meta, wallet };
