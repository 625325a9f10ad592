import { queryOptions } from "@tanstack/react-query";
import type { OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { publicRead } from "../../shared/api/read.ts";

export type Region = OperationValue<"listRegions">[number];

/** Countries with their languages (E028, R173). */
export const regionsQuery = () => queryOptions({ ...publicRead("listRegions"), staleTime: FRESH_MS.session });
