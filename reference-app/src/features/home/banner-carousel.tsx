import { Carousel } from "@lobbykit/design-system/Carousel";
import { Image, type ImageProps } from "@lobbykit/design-system/Image";
import { RoutedLink } from "@lobbykit/design-system/LinkProvider";
import { usePictureSource } from "../../shared/api/queries/use-picture-source.ts";
import * as styles from "./home.css.ts";
import type { Banner } from "../../shared/content/announcements.ts";
import { bannerLink } from "./rules.ts";

export interface BannerCarouselProps {
  banners: readonly Banner[];
  /** Accessible name of the carousel. Unique among those on one page. */
  label: string;
  /** Whether other parts of the first view load before it. @default false */
  isWaiting?: boolean;
  /** Aspect ratio of the pictures. @default "banner" */
  ratio?: NonNullable<ImageProps["ratio"]>;
  /** Returns a function that plays the game of a banner; undefined when it cannot be played. @default none can be */
  wayToPlay?: (nodeId: number) => (() => void) | undefined;
}

/** Banners that change every 5 s (R132–R135). The first picture is the page's main picture and loads at once. */
export function BannerCarousel(props: BannerCarouselProps) {
  const { banners, label, isWaiting = false, ratio = "banner", wayToPlay = () => undefined } = props;
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: <BannerSlide banner={banner} isFirst={index === 0} ratio={ratio} wayToPlay={wayToPlay} />,
  }));
  return <Carousel label={label} slides={slides} isWaiting={isWaiting} />;
}

interface BannerSlideProps extends Required<Pick<BannerCarouselProps, "ratio" | "wayToPlay">> {
  banner: Banner;
  isFirst: boolean;
}

function BannerSlide({ banner, isFirst, ratio, wayToPlay }: BannerSlideProps) {
  const source = usePictureSource();
  const link = bannerLink(banner, location.origin);
  const picture = (
    <Image
      {...source(banner.url)}
      alt={banner.alt}
      // Initials would show through the title above them.
      fallbackName=""
      ratio={ratio}
      placeholderColor={banner.image.color}
      priority={isFirst}
    />
  );
  // The title is real text over the picture, because the pictures contain no text.
  const content = (
    <span className={styles.slide}>
      {picture}
      <span className={styles.slideTitle} aria-hidden={banner.alt === banner.title}>
        <span className={styles.slideWords}>{banner.title}</span>
      </span>
    </span>
  );
  switch (link.kind) {
    case "path":
      return (
        <RoutedLink href={link.href} className={styles.slideLink}>
          {content}
        </RoutedLink>
      );
    case "address":
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className={styles.slideLink}>
          {content}
        </a>
      );
    case "game": {
      const play = wayToPlay(link.nodeId);
      if (!play) return content;
      return (
        <button type="button" className={styles.slideLink} onClick={play}>
          {content}
        </button>
      );
    }
    case "none":
      return content;
  }
}
