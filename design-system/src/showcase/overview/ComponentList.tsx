import { Unstyled } from "@storybook/addon-docs/blocks";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Line } from "../blocks/Line.tsx";
import * as styles from "./component-list.css.ts";

interface ListedComponent {
  name: string;
  /** One sentence about what it does. */
  summary: string;
  group: string;
  status: "new" | "ready" | "phased-out";
  /** Storybook's id of its docs page. */
  docsId: string;
}

const LABELS = { new: "New", "phased-out": "Phased out" } as const;
const TONES = { new: "information", "phased-out": "danger" } as const;

interface ComponentListProps {
  components: readonly ListedComponent[];
  /** Level of the groups' headings. @default 2 */
  level?: 2 | 3;
}

/** Lists components by group, in the order of the list, each with a link to its page. */
export function ComponentList({ components, level = 2 }: ComponentListProps) {
  const GroupHeading = `h${level}` as const;
  const groups = Map.groupBy(components, ({ group }) => group);
  return [...groups].map(([group, members]) => (
    <Unstyled key={group}>
      <GroupHeading className={styles.group}>{`${group} (${members.length})`}</GroupHeading>
      <ul className={styles.list}>
        {members.map(({ name, summary, status, docsId }) => (
          <li key={name} className={styles.entry}>
            <p className={styles.name}>
              <a className={styles.link} href={`./?path=/docs/${docsId}`} target="_top">
                {name}
              </a>
              {status !== "ready" && <Badge tone={TONES[status]}>{LABELS[status]}</Badge>}
            </p>
            <p className={styles.summary}>
              <Line text={summary} />
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  ));
}
