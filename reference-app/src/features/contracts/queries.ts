import { queryOptions } from "@tanstack/react-query";
import type { OperationQuery } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberPage } from "../../shared/api/read-page.ts";

/** Contracts given and received, the latest offer first (E093). */
export const contractsQuery = (query: OperationQuery<"listContracts">) =>
  queryOptions({ ...memberPage("listContracts", query), staleTime: FRESH_MS.moment, refetchOnWindowFocus: true });
