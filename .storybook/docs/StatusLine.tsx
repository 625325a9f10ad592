import { Unstyled } from "@storybook/addon-docs/blocks";
import { Badge } from "../../design-system/src/components/Badge/Badge.tsx";
import * as styles from "../../design-system/src/showcase/blocks/docs.css.ts";
import { FIRST_VERSION, groupOf, STATUSES, statusOf } from "../../.ci/component-docs/lifecycle.ts";

interface StatusLineProps {
  /** A story of the page. */
  story: { title: string; tags?: readonly string[] | undefined; parameters: { since?: unknown } };
}

const TONES = { new: "information", ready: "positive", "phased-out": "danger" } as const;

/** The line above the docs page of a component: its group, its status and the version that introduced it. */
export function StatusLine({ story: { title, tags = [], parameters } }: StatusLineProps) {
  const group = groupOf(title);
  if (group === undefined) return null;
  const status = statusOf(tags);
  const { label, text } = STATUSES[status];
  return (
    <Unstyled>
      <p className={styles.statusLine}>
        {group}
        <Badge tone={TONES[status]}>{label}</Badge>
        <span>
          Since {typeof parameters.since === "string" ? parameters.since : FIRST_VERSION}. {text}
        </span>
      </p>
    </Unstyled>
  );
}
