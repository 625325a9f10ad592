import { mutationOptions } from "@tanstack/react-query";
import { fundsQuery } from "../../shared/agents/funds-query.ts";
import { api } from "../../shared/api/api.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { refreshMemberData } from "../../shared/money/calls/refresh-member-data.ts";
import { hasBecomeActive, type Contract, type Decision, type ReceivedContract } from "./rules.ts";

/** The call that answers an offer, by kind of contract (E033–E035). Hourly and real-time salaries share one. */
const PROCESS = {
  dividend: "processDividendRequest",
  daily: "processDailySalaryContract",
  hourly: "processHourlySalaryContract",
  realtime: "processHourlySalaryContract",
} as const satisfies Record<Contract["kind"], string>;

/** The queries are refreshed after success and failure, because ending a contract also pays what was earned. */
const onSettled = () => refreshMemberData();

/** Ends a contract, for either party, as an agent (E095). */
export const decideContractMutation = () =>
  mutationOptions({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }) =>
      api.call("decideContract", { path: { id }, body: { decision } }),
    onSettled,
  });

/**
 * The receiver's decision (E033–E035). The calls return nothing, and an accepted contract may be cancelled at once (R335), so the active
 * contracts are read again. @returns whether the contract is active
 */
export const processContractMutation = () =>
  mutationOptions({
    mutationFn: async ({ contract: { id, kind }, action }: { contract: ReceivedContract; action: Decision }) => {
      await api.call(PROCESS[kind], { body: { requestId: id, action } });
      if (action !== "accept") return false;
      return hasBecomeActive(await queryClient.fetchQuery({ ...fundsQuery(), staleTime: 0 }), id);
    },
    onSettled,
  });
