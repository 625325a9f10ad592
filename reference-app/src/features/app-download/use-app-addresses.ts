import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { useSession } from "../../shared/session/session.ts";
import { handoffQuery } from "./handoff.ts";
import { appAddress, downloadPageAddress } from "./rules.ts";

/** The addresses of the apps, and of the download page for a phone (R123, R124). */
export function useAppAddresses() {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    ...permissionQuery(),
    select: ({ info }) => ({
      ios: appAddress(info.resources, "ios", location.origin),
      iosLite: appAddress(info.resources, "iosLite", location.origin),
      android: appAddress(info.resources, "android", location.origin),
    }),
  });
  const { data: handoff } = useQuery(handoffQuery(useSession()));
  return { ...data, page: downloadPageAddress(i18n.language, location.origin, handoff?.code) };
}
