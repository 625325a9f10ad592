import { useId } from "react";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import * as styles from "./list-and-text.css.ts";
import { Moment } from "./moment.tsx";
import { ServerHtml } from "./server-html.tsx";

export interface ServerArticleProps {
  title: string;
  /** When it was published. */
  at?: string | undefined;
  /** The content as the server sent it. It passes through the shared sanitiser. */
  html: string;
  /** Level of the title; headings inside the content follow it. @default 3 */
  headingLevel?: 2 | 3;
}

/** One text of the server with its title: a message, a notice, a help entry. */
export function ServerArticle({ title, at, html, headingLevel = 3 }: ServerArticleProps) {
  const headingId = useId();
  return (
    <article className={styles.article} aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={headingLevel} id={headingId}>
          {title}
        </Heading>
        {at !== undefined && (
          <Text as="div" size={14} tone="muted">
            <Moment at={at} />
          </Text>
        )}
      </Stack>
      <ServerHtml html={html} headingLevel={headingLevel === 2 ? 3 : 4} />
    </article>
  );
}
