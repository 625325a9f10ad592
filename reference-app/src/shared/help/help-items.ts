import { queryOptions } from "@tanstack/react-query";
import type { OperationValue } from "../api/api.ts";
import { FRESH_MS } from "../api/query-client.ts";
import { merchantCode } from "../api/queries/system-queries.ts";
import { publicRead } from "../api/read.ts";

/** A help entry with its nested entries (R236). */
export type HelpItem = OperationValue<"getHelpCenter">[number];

/** The whole help centre (E019). It also feeds the footer's list (R172) and the terms (R157). */
export const helpItemsQuery = () =>
  queryOptions({ ...publicRead("getHelpCenter", { merchantCode: merchantCode() }), staleTime: FRESH_MS.session });
