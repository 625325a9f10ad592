/** Filter for deposits or withdrawals; a missing field does not filter. `from` is included, `to` is not. */
export interface OrderFilter {
  accountId: string;
  status?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** Condition with the named parameters of a filter; a null parameter does not filter. */
export const ORDER_CONDITION = `
  account_id = :account and (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at < :to)
`;

/** Values for the parameters of the condition. */
export const bindOrderFilter = ({ accountId, status, from, to }: OrderFilter) => ({
  account: accountId,
  status: status ?? null,
  from: from ?? null,
  to: to ?? null,
});
