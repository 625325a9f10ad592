import type { OperationBody } from "../../shared/api/api.ts";
import type { LimitRow } from "./rules.ts";

/** The request that sets a limit to a figure: an amount, or whole minutes. */
export const limitRequest = ({ kind, period }: LimitRow, figure: string): OperationBody<"setPlayLimits"> =>
  kind === "session" ? { kind, period, minutes: Number(figure) } : { kind, period, amount: figure };
