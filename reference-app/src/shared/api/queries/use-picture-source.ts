import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { noteFailure, pictureUrl } from "../../addresses/hosts.ts";
import { permissionQuery } from "./system-queries.ts";

const NO_HOSTS: readonly string[] = [];

interface PictureSource {
  /** Empty when the address is not allowed. */
  src: string;
  nextSource: (failedSource: string, attempt: number) => string;
}

/**
 * Turns a picture address from the server into props for `Image`. The address is checked, and after a load error the next host is used
 * (R508).
 */
export function usePictureSource(): (address: string) => PictureSource {
  const { data: hosts = NO_HOSTS } = useQuery({ ...permissionQuery(), select: ({ info }) => info.imageCDNs });
  return useCallback(
    (address) => ({
      src: pictureUrl(address, hosts) ?? "",
      nextSource: (failedSource, attempt) => {
        noteFailure(failedSource);
        return pictureUrl(address, hosts, attempt) ?? "";
      },
    }),
    [hosts],
  );
}
