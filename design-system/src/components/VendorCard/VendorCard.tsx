import type { MouseEventHandler, Ref } from "react";
import { Image } from "../Image/Image.tsx";
import { initials } from "../Image/rules.ts";
import { leavesApp, RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./VendorCard.css.ts";

/** A link to another host opens a new tab, so that this page stays open (R121). */
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;

export interface VendorLogo {
  src: string;
  /** Background colour, shown until the picture has loaded. */
  color?: string;
  /** Returns the URL of the same picture on the next host, after a failure (R509). */
  nextSource?: (failedSource: string, attempt: number) => string;
}

export interface VendorCardProps {
  /** Name of the provider. */
  name: string;
  /** Logo of the provider. Its initials are shown if there is none or it cannot be loaded. @default none */
  logo?: VendorLogo;
  /** Small text below the name: "128 games". @default none */
  note?: string;
  /** URL or path; makes the card a link. Without it, `onClick` makes it a button. */
  href?: string;
  /** Called on click. Without `href`, it makes the card a button. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Whether the page shows the games of this provider. @default false */
  current?: boolean;
  /** Whether the card is on the first screen. Its logo is then loaded at once, not lazily. @default false */
  priority?: boolean;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A provider of games with logo and name. The whole card is a link or a button. */
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
