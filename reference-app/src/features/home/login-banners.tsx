import { BannerCarousel } from "./banner-carousel.tsx";
import type { Banner } from "./queries.ts";

/** Banners of the login dialog (R150): the carousel without games, since nobody is logged in. */
export const LoginBanners = ({ banners }: { banners: readonly Banner[] }) => (
  <BannerCarousel banners={banners} onGame={() => {}} />
);
