import { assignInlineVars } from "@vanilla-extract/dynamic";
import { memo, type ReactNode } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { treeStrings } from "../../foundations/strings/records.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertIcon, ChevronForwardIcon, type IconDrawing, PlusIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { TreeNode as Node, TreeRow } from "./rules.ts";
import * as styles from "./TreeView.css.ts";

export interface TreeNode extends Node {
  /** Icon before the label. @default none */
  icon?: IconDrawing;
  /** Content at the end of the row: a number, an amount. @default none */
  detail?: ReactNode;
  /** Content after the label: a StatusTag, a Badge. Nothing clickable, because a tree item cannot contain buttons. @default none */
  tag?: ReactNode;
  nodes?: readonly TreeNode[];
}

interface RowProps {
  row: TreeRow<TreeNode>;
  index: number;
  /** Position of the row in px, if only a part of the tree is in the document. */
  startPx: number;
  /** Whether it is the one row that Tab can reach. */
  isActive: boolean;
  isChosen: boolean | undefined;
}

/** A node, or the last row below an open node: more, failed or loading. */
export const Row = memo(function Row({ row, index, startPx, isActive, isChosen }: RowProps) {
  const { kind, node, level, position, siblings, isOpenable, isOpen, isWaiting } = row;
  return (
    <li
      role="treeitem"
      className={styles.row}
      style={assignInlineVars({ [styles.depth]: String(level - 1), [styles.start]: `${startPx}px` })}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-kind={kind}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpenable ? isOpen : undefined}
      aria-selected={isChosen}
      aria-busy={isWaiting || kind === "waiting" || undefined}
    >
      {kind === "node" ? <NodeParts node={node} row={row} /> : <EndParts kind={kind} node={node} />}
    </li>
  );
});

function NodeParts({ node, row: { isOpenable, isOpen, isWaiting } }: { node: TreeNode; row: TreeRow<TreeNode> }) {
  const strings = useStrings(actionStrings);
  return (
    <>
      <span className={styles.opener} data-opener="" data-state={isOpen ? "open" : "closed"}>
        {isOpenable && <Icon drawing={ChevronForwardIcon} size="small" mirrored />}
      </span>
      {node.icon && (
        <span className={styles.icon}>
          <Icon drawing={node.icon} />
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.label}>{node.label}</span>
        {node.tag}
        {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
      </span>
      {isWaiting && <VisuallyHidden>, {strings.loading}</VisuallyHidden>}
    </>
  );
}

function EndParts({ kind, node }: { kind: Exclude<TreeRow<TreeNode>["kind"], "node">; node: TreeNode }) {
  const actions = useStrings(actionStrings);
  const strings = useStrings(treeStrings);
  if (kind === "waiting") {
    return (
      <span className={styles.waiting}>
        <Skeleton shape="text" />
        <VisuallyHidden>{actions.loading}</VisuallyHidden>
      </span>
    );
  }
  const hidden = node.total === undefined ? undefined : node.total - (node.nodes?.length ?? 0);
  return (
    <>
      <span className={styles.opener} />
      <span className={styles.icon}>
        <Icon drawing={kind === "failed" ? AlertIcon : PlusIcon} />
      </span>
      <span className={styles.body}>
        {kind === "failed" && <span className={styles.label}>{strings.treeFailed}</span>}
        <span className={styles.action}>{kind === "failed" ? strings.tryAgain : strings.showMore}</span>
        {kind === "more" && hidden !== undefined && <span className={styles.detail}>{hidden}</span>}
      </span>
    </>
  );
}
