import type { ReactNode, Ref } from "react";
import * as styles from "./Header.css.ts";

export interface HeaderProps {
  /** The logo, as a link to the home page (R103). */
  logo: ReactNode;
  /** Content before the logo: the button of the left bar (R104). @default none */
  start?: ReactNode;
  /** A NavBar; hidden where there is no space for it. @default none */
  navigation?: ReactNode;
  /** Controls at the end: clock, language, theme, account. */
  actions: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The sticky top bar of every page: 64 px high, 56 px on phones. */
export function Header({ logo, start, navigation, actions, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={styles.header}>
      {start && <div className={styles.start}>{start}</div>}
      <div className={styles.logo}>{logo}</div>
      <div className={styles.navigation}>{navigation}</div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
