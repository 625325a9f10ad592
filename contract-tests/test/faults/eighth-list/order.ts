import { reorders } from "../plants/pages.ts";
import { asked } from "../plants/requests.ts";
import { type Row, rows } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { byCharacters } from "../plants/texts.ts";
import type { EighthFault } from "./eighth-fault.ts";

const isActive = ({ status }: Row): boolean => status === "active";
const nameOf = ({ category, vassalage }: Row): string => String(category ?? vassalage);

/** Faults of the order of rows. */
export const ORDER: readonly EighthFault[] = [
  {
    name: "rooms are sorted by their stakes",
    kind: "order",
    operationId: "listPvpRooms",
    plant: rows(
      (rooms) => rooms.toSorted((one, other) => Number(one["stakeAmount"]) - Number(other["stakeAmount"])),
      "/value/rooms",
    ),
    shown: reads("demo", "/wps/relay/GLS2_roomList"),
    breaks:
      "Lists the rooms of the poker vendors (E053, R246), the room with the most players first; full rooms come last.",
  },
  {
    name: "the bonus that expires first comes first",
    kind: "order",
    operationId: "listBonuses",
    plant: reorders((bonuses) =>
      bonuses.toSorted((one, other) => byCharacters(String(one["expiresAt"]), String(other["expiresAt"]))),
    ),
    shown: reads("demo", "/wps/bonuses"),
    breaks: "Bonuses, the latest first.",
  },
  {
    name: "groups are sorted by their names",
    kind: "order",
    operationId: "getProfitLoss",
    plant: rows(
      (groups, request) =>
        ["category", "vendor"].includes(asked(request, "groupBy") ?? "")
          ? groups.toSorted((one, other) => byCharacters(nameOf(one), nameOf(other)))
          : groups,
      "/value/rows",
    ),
    shown: reads("demo", "/wps/reports/profit-loss?groupBy=vendor"),
    breaks: "Days are listed with the latest first, categories and vendors with the highest stakes first.",
  },
  {
    name: "active contracts come first",
    kind: "order",
    operationId: "listContracts",
    plant: reorders((contracts) => [...contracts.filter(isActive), ...contracts.filter((row) => !isActive(row))]),
    shown: reads("agent", "/wps/agent/contracts"),
    breaks:
      "Lists the contracts that the agent has given and received, the latest offer first (E093, R033, R232), including contracts that have ended.",
  },
];
