import { useQuery } from "@tanstack/react-query";
import { merchantCode, permissionQuery } from "./system-queries.ts";
import { merchantOf } from "../../config/merchants.ts";

/** The merchant's name from the server; until it has loaded, the name from this deployment's configuration. */
export function useBrandName(): string {
  const { data } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel.brandName });
  return data ?? merchantOf(merchantCode()).brandName;
}
