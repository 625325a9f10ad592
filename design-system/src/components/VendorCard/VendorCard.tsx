import type { MouseEventHandler, Ref } from "react";
import { Image } from "../Image/Image.tsx";
import { initials } from "../Image/rules.ts";
import { leavesApp, RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./VendorCard.css.ts";

/** A link to another host does not take the page away (R121). */
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;

export interface VendorLogo {
  src: string;
  /** Colour of the picture, shown until it is there. */
  color?: string;
  /** The same picture on the next host, after a failure (R509). */
  nextSource?: (failedSource: string, attempt: number) => string;
}

export interface VendorCardProps {
  /** Name of the maker of games. */
  name: string;
  /** Its logo; without one, or when it cannot be had, its initials stand there. @default none */
  logo?: VendorLogo;
  /** A small word under the name: "128 games". @default none */
  note?: string;
  /** Where it leads: makes a link. Without it, `onClick` makes a button. */
  href?: string;
  /** It was pressed; alone, without `href`, it makes a button. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Its games are what is shown now. @default false */
  current?: boolean;
  /** The card is on the first screen: its logo is loaded at once. @default false */
  priority?: boolean;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A maker of games as its logo and name; the whole card is the link, or the button. */
export function VendorCard(props: VendorCardProps) {
  const { name, logo, note, href, onClick, current = false, priority = false, ref, ...rest } = props;
  const content = (
    <>
      <span className={styles.logo}>
        {logo ? (
          <Image
            src={logo.src}
            alt=""
            ratio="landscape"
            fallbackName={name}
            priority={priority}
            {...(logo.color && { placeholderColor: logo.color })}
            {...(logo.nextSource && { nextSource: logo.nextSource })}
          />
        ) : (
          <span className={styles.initials} aria-hidden="true" translate="no">
            {initials(name)}
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (href === undefined) {
    return (
      <button
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        className={styles.card}
        aria-pressed={current}
        onClick={onClick}
      >
        {content}
      </button>
    );
  }
  return (
    <RoutedLink
      {...rest}
      {...(leavesApp(href) ? ELSEWHERE : {})}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      className={styles.card}
      aria-current={current ? "page" : undefined}
      onClick={onClick}
    >
      {content}
    </RoutedLink>
  );
}
