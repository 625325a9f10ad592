import { useQuery } from "@tanstack/react-query";
import { currentMerchant } from "../../merchant/current-merchant.ts";
import { permissionQuery } from "./system-queries.ts";

/** The merchant's name from the server; until it has loaded, the name from this deployment's configuration. */
export function useBrandName(): string {
  const { data } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel.brandName });
  return data ?? currentMerchant().brandName;
}
