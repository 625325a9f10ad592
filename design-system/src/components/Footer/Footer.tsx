import { useId, type ReactNode, type Ref } from "react";
import * as styles from "./Footer.css.ts";

export interface FooterSection {
  id: string;
  heading: string;
  content: ReactNode;
}

export interface FooterProps {
  /** The columns: about, affiliates, responsibility, games, partners, payment (R125–R130). */
  sections: readonly FooterSection[];
  /** The last line: licence, age, copyright (R131). */
  legal: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The footer at the end of a page. */
export function Footer({ sections, legal, ...rest }: FooterProps) {
  const idPrefix = useId();
  return (
    <footer {...rest} className={styles.footer}>
      <div className={styles.columns}>
        {sections.map(({ id, heading, content }) => (
          <section key={id} className={styles.section} aria-labelledby={`${idPrefix}${id}`}>
            <h2 id={`${idPrefix}${id}`} className={styles.heading}>
              {heading}
            </h2>
            {content}
          </section>
        ))}
      </div>
      <div className={styles.legal}>{legal}</div>
    </footer>
  );
}
