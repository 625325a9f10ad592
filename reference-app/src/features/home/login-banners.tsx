import { startTransition, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useMediaQuery } from "@lobbykit/design-system/foundations/use-media-query";
import { TABLET_UP } from "@lobbykit/design-system/theme/conditions";
import { BannerCarousel } from "./banner-carousel.tsx";
import type { Banner } from "../../shared/content/announcements.ts";

/** Banners of the login dialog (R150). No game starts from them, since the visitor is not logged in. The form is rendered first. */
export function LoginBanners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  // Beside the form there is space for a tall picture; below it, on phones, there is little.
  const isBesideForm = useMediaQuery(TABLET_UP);
  const shape = isBesideForm ? "square" : "banner";
  const [isFormDrawn, setIsFormDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsFormDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isFormDrawn) return <Skeleton shape={shape} />;
  return <BannerCarousel banners={banners} label={t("auth.bannerLabel")} ratio={shape} />;
}
