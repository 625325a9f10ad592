import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../money/ledger.ts";
import type { Timers } from "../timers.ts";
import { createContracts } from "./contracts.ts";
import { createSettlement } from "./settlement.ts";
import { createFiguresReader } from "./team-figures.ts";
import { createTeam } from "./team.ts";
import { createTeamReports } from "./team-reports.ts";
import { createTransfers } from "./transfers.ts";

interface Ground {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  ledger: Ledger;
}

/** The parts of a world that serve agent accounts: team, transfers and contracts. */
export function createAgentParts({ store, clock, timers, ledger }: Ground) {
  const team = createTeam(store, clock);
  const activeContract = (id: string) => {
    const contract = contracts.byId(id);
    return contract?.status === "active" ? contract : undefined;
  };
  const figures = createFiguresReader(store);
  const settlement = createSettlement({ store, clock, timers, ledger, figures, activeContract });
  const contracts = createContracts({ store, clock, timers, team, settlement });
  return {
    team,
    teamReports: createTeamReports(store),
    transfers: createTransfers(store, clock, ledger, team),
    contracts,
    settlement,
  };
}
