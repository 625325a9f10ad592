import { queryOptions } from "@tanstack/react-query";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, publicKey } from "../../shared/api/query-client.ts";

export type Region = OperationValue<"listRegions">[number];

/** Countries with their languages (E028, R173). */
export const regionsQuery = () =>
  queryOptions({
    queryKey: publicKey("listRegions"),
    queryFn: ({ signal }) => api.call("listRegions", { signal }),
    staleTime: FRESH_MS.session,
  });
