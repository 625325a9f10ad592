import { useTranslation } from "react-i18next";
import { BannerCarousel } from "./banner-carousel.tsx";
import type { Banner } from "../../shared/content/announcements.ts";

/** Banners of the login dialog (R150): no game starts from them, since nobody is logged in. */
export function LoginBanners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return <BannerCarousel banners={banners} label={t("auth.bannerLabel")} />;
}
