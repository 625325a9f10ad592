import { useQuery } from "@tanstack/react-query";
import { merchantCode, permissionQuery } from "./system-queries.ts";
import { merchantOf } from "../config/merchants.ts";

/** The merchant's name: as the server writes it, until then as this deployment knows it. */
export function useBrandName(): string {
  const { data } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel.brandName });
  return data ?? merchantOf(merchantCode()).brandName;
}
