import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { noteFailure, pictureUrl } from "../lib/hosts.ts";
import { permissionQuery } from "./system-queries.ts";

const NO_HOSTS: readonly string[] = [];

interface PictureSource {
  /** Empty where the address is refused. */
  src: string;
  nextSource: (failedSource: string, attempt: number) => string;
}

/** Turns the address of a server's picture into what an Image takes: guarded, and on the next of its hosts after an error (R508). */
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
