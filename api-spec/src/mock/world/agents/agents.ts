import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import type { Ledger } from "../money/ledger.ts";
import type { Timers } from "../timers.ts";
import { createContracts, type Contracts } from "./contracts.ts";
import { createSettlement, type Settlement } from "./settlement.ts";
import { createFiguresReader } from "./team-figures.ts";
import { createTeam, type Team } from "./team.ts";
import { createTeamReports, type TeamReports } from "./team-reports.ts";
import { createTransfers, type Transfers } from "./transfers.ts";

/** The parts of a world that serve agent accounts: team, transfers and contracts. */
export interface AgentParts {
  team: Team;
  teamReports: TeamReports;
  transfers: Transfers;
  contracts: Contracts;
  settlement: Settlement;
}

interface Ground {
  store: DatabaseSync;
  clock: Clock;
  timers: Timers;
  ledger: Ledger;
}

export function createAgentParts({ store, clock, timers, ledger }: Ground): AgentParts {
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
