import { useQuery } from "@tanstack/react-query";
import { permissionQuery } from "./system-queries.ts";

const NO_HOSTS: readonly string[] = [];

/** Hosts of the server's pictures (R508). */
export function useImageHosts(): readonly string[] {
  const { data } = useQuery({ ...permissionQuery(), select: ({ info }) => info.imageCDNs });
  return data ?? NO_HOSTS;
}
