import { turn } from "../../support/changes.ts";
import { everyRow, selects } from "../plants/pages.ts";
import { reads } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const EVENTS = "/wps/member/security/events";

/** Faults of signals that are received twice. */
export const SIGNALS: readonly EleventhFault[] = [
  {
    name: "each security event is listed twice",
    kind: "signals",
    operationId: "listAccountEvents",
    plant: selects(async (request, forward) =>
      (await everyRow(request, forward)).flatMap((event) => [
        { ...event, id: `${String(event["id"])}1` },
        { ...event, id: `${String(event["id"])}0` },
      ]),
    ),
    shown: reads("demo", EVENTS),
    breaks: "each with the event, the time, the IP address and the device.",
  },
  {
    name: "each unread message is counted twice",
    kind: "signals",
    operationId: "getUnreadCount",
    plant: turn("/value", (count) => 2 * Number(count)),
    findingAt: ["getUnreadCount", "listMessages", "markMessageRead"],
    shown: reads("demo", "/wps/relay/CSP_unreadCount"),
    breaks: "Returns the number of unread messages (E042).",
  },
];
