import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Carousel } from "@lobbykit/design-system/Carousel";
import { Image } from "@lobbykit/design-system/Image";
import { pictureUrl } from "../../shared/lib/hosts.ts";
import * as styles from "./home.css.ts";
import type { Banner } from "./queries.ts";
import { bannerLink } from "./rules.ts";

export interface BannerCarouselProps {
  banners: readonly Banner[];
  /** Name of the carousel, another one for each that a page can show at the same time. */
  label: string;
  /** Plays the game a banner names. */
  onGame: (nodeId: number) => void;
}

/** Banners that move on every 5 s (R132–R135); the first picture is the page's hero and loads at once. */
export function BannerCarousel({ banners, label, onGame }: BannerCarouselProps) {
  const { t } = useTranslation();
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: <BannerSlide banner={banner} isFirst={index === 0} onGame={onGame} />,
  }));
  return (
    <Carousel
      label={label}
      slides={slides}
      labels={{
        carousel: t("home.carousel"),
        slide: t("home.slide"),
        pause: t("home.bannerPause"),
        play: t("home.bannerPlay"),
        previous: t("home.bannerPrevious"),
        next: t("home.bannerNext"),
        position: (index, total) => t("home.bannerOf", { index, total }),
      }}
    />
  );
}

function BannerSlide({
  banner,
  isFirst,
  onGame,
}: { banner: Banner; isFirst: boolean } & Pick<BannerCarouselProps, "onGame">) {
  const link = bannerLink(banner, location.origin);
  const picture = (
    <Image
      src={pictureUrl(banner.url, []) ?? ""}
      alt={banner.alt}
      ratio="banner"
      placeholderColor={banner.image.color}
      priority={isFirst}
    />
  );
  // The title stands on the picture as real text: the picture itself is free of words.
  const content = (
    <span className={styles.slide}>
      {picture}
      <span className={styles.slideTitle} aria-hidden={banner.alt === banner.title}>
        {banner.title}
      </span>
    </span>
  );
  switch (link.kind) {
    case "path":
      return (
        <Link to={link.path} className={styles.slideLink}>
          {content}
        </Link>
      );
    case "address":
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.slideLink}>
          {content}
        </a>
      );
    case "game":
      return (
        <button type="button" className={styles.slideLink} onClick={() => onGame(link.nodeId)}>
          {content}
        </button>
      );
    case "none":
      return content;
  }
}
