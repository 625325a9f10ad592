import type { ReactNode, Ref } from "react";
import { InformationIcon } from "../../icons/icons.ts";
import * as disc from "../FavouriteButton/FavouriteButton.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Image } from "../Image/Image.tsx";
import * as styles from "./GameCard.css.ts";

export const GAME_TAG_TONES = ["new", "hot"] as const;
export type GameTagTone = (typeof GAME_TAG_TONES)[number];

export interface GamePicture {
  src: string;
  /** Background colour, shown until the picture has loaded. */
  color?: string;
  /** Returns the URL of the same picture on the next host, after a failure (R509). */
  nextSource?: (failedSource: string, attempt: number) => string;
}

export interface GameCardProps {
  /** Name of the game, as the provider writes it. */
  name: string;
  /** Provider of the game. @default not shown */
  vendor?: string;
  /** The picture, and the colour shown until it has loaded. */
  picture: GamePicture;
  /** Short labels over the picture, such as NEW and HOT. @default none */
  tags?: readonly { label: string; tone: GameTagTone }[];
  /** Called when the card is clicked. */
  onPlay: () => void;
  /** A FavouriteButton. It is rendered beside the play button, never inside it. @default none */
  favourite?: ReactNode;
  /** A round button below the favourite button, for more about the game. Its label must name the game. @default none */
  info?: { label: string; onClick: () => void };
  /** Whether the card is on the first screen. Its picture is then loaded at once, not lazily. @default false */
  priority?: boolean;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A game as its picture, with the name over the lower part. A click on the card starts the game; the favourite button is separate. */
export function GameCard(props: GameCardProps) {
  const { name, vendor, picture, tags = [], onPlay, favourite, info, priority = false, ...rest } = props;
  return (
    <div {...rest} className={styles.card}>
      <button type="button" className={styles.play} onClick={onPlay}>
        <Image
          src={picture.src}
          alt=""
          fallbackName={name}
          priority={priority}
          {...(picture.color && { placeholderColor: picture.color })}
          {...(picture.nextSource && { nextSource: picture.nextSource })}
        />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          {vendor && <span className={styles.vendor}>{vendor}</span>}
        </span>
        {tags.length > 0 && (
          <span className={styles.tags}>
            {tags.map(({ label, tone }) => (
              <span key={label} className={styles.tag({ tone })}>
                {label}
              </span>
            ))}
          </span>
        )}
      </button>
      {(favourite || info) && (
        <div className={styles.corner}>
          {favourite}
          {info && (
            <button type="button" className={disc.button} aria-label={info.label} onClick={info.onClick}>
              <span className={disc.disc}>
                <Icon drawing={InformationIcon} size="small" />
              </span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
