import { mutationOptions } from "@tanstack/react-query";
import { fundsQuery } from "../../shared/agents/funds-query.ts";
import { api } from "../../shared/api/api.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { refreshMemberData } from "../../shared/money/refresh-member-data.ts";
import { hasBecomeActive, type Contract, type Decision, type ReceivedContract } from "./rules.ts";

/** Each kind is decided by a call of its own (E033–E035). */
const PROCESS = {
  dividend: "processDividendRequest",
  daily: "processDailySalaryContract",
  hourly: "processHourlySalaryContract",
  realtime: "processHourlySalaryContract",
} as const satisfies Record<Contract["kind"], string>;

/** Whatever came of it, what was seen before is old: ending a contract settles what was earned. */
const onSettled = () => refreshMemberData();

/** A party ends a contract, as an agent (E095). */
export const decideContractMutation = () =>
  mutationOptions({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }) =>
      api.call("decideContract", { path: { id }, body: { decision } }),
    onSettled,
  });

/**
 * The receiver decides (E033–E035). The calls answer nothing, and an accepted contract may be cancelled at once (R335): what the
 * member lives by then tells. @returns whether the contract is on
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
