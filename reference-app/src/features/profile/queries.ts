import { queryOptions } from "@tanstack/react-query";
import type { OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS } from "../../shared/api/query-client.ts";
import { memberRead } from "../../shared/api/read.ts";

export type MemberInfo = OperationValue<"getMemberInfo">;

/** The member's information from the server (E006). */
export const memberInfoQuery = () => queryOptions({ ...memberRead("getMemberInfo"), staleTime: FRESH_MS.moment });

/** Address of the member's picture (E007). */
export const memberIconQuery = () => queryOptions({ ...memberRead("getMemberIcon"), staleTime: FRESH_MS.session });

/** The masked email address, from the overview of the security centre (E099). */
export const maskedEmailQuery = () =>
  queryOptions({ ...memberRead("getSecurityOverview"), staleTime: FRESH_MS.moment });
