import type { DatabaseSync } from "node:sqlite";
import type { Accounts } from "./accounts.ts";
import type { Captchas } from "./captchas.ts";
import type { Clock } from "./clock.ts";
import type { createFavourites } from "./favourites.ts";
import type { createLaunches } from "./launches.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "./outbox.ts";
import type { createRecents } from "./recents.ts";
import type { Scenarios } from "./scenarios.ts";
import type { Sessions } from "./sessions.ts";

/** All that one mock world remembers. Everything in it is in `store`, so that a restart loses nothing (D3). */
export interface World {
  store: DatabaseSync;
  clock: Clock;
  accounts: Accounts;
  sessions: Sessions;
  captchas: Captchas;
  ledger: Ledger;
  scenarios: Scenarios;
  outbox: Outbox;
  favourites: ReturnType<typeof createFavourites>;
  recents: ReturnType<typeof createRecents>;
  launches: ReturnType<typeof createLaunches>;
}
