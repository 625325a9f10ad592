import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  useImperativeHandle,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useCollator } from "react-aria/useCollator";
import { assertDistinct } from "../../foundations/assert.ts";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { ChevronForwardIcon, type IconDrawing } from "../../icons/icons.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { rowByName, treeStep, visibleRows, type TreeNode as Node, type TreeRow } from "./rules.ts";
import * as styles from "./TreeView.css.ts";

/** A letter that comes later begins another word. */
const TYPING_PAUSE_MS = 600;
const SEARCH = { usage: "search", sensitivity: "base" } as const;
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

export interface TreeNode extends Node {
  /** A drawing before the label. @default none */
  icon?: IconDrawing;
  /** At the end of the row: a number, an amount. @default none */
  detail?: ReactNode;
  /** After the label: a StatusTag, a Badge. Nothing that is pressed: a tree holds no buttons. @default none */
  tag?: ReactNode;
  nodes?: readonly TreeNode[];
}

export interface TreeViewProps extends Omit<
  HTMLAttributes<HTMLUListElement>,
  ClosedAttributes | "children" | "defaultValue"
> {
  /** Names the tree: "Your team". */
  label: string;
  /** The roots, with what hangs below them. */
  nodes: readonly TreeNode[];
  /** Ids of the open nodes, where the caller holds them. @default held by the tree */
  open?: readonly string[];
  /** Ids of the nodes that are open at first. @default none */
  defaultOpen?: readonly string[];
  /** Nodes were opened or closed; fetch what is below an open one with `hasMore`. */
  onOpenChange?: (ids: string[]) => void;
  /** Id of the chosen node. @default nothing is chosen */
  value?: string | null;
  /** The member chose a node. Without it, a press opens and closes. */
  onValueChange?: (id: string) => void;
  ref?: Ref<HTMLUListElement>;
}

/**
 * What stands below what: an agent's team. The keys of the APG's tree view: arrows, Home, End, typing a name, `*`. A flat list is a
 * list; a site's pages are a navigation.
 */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, open: givenOpen, defaultOpen = [], onOpenChange, value, onValueChange, ...others } = props;
  const { ref, ...rest } = others;
  const { direction } = useLocale();
  const collator = useCollator(SEARCH);
  const root = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => root.current);
  const [ownOpen, setOwnOpen] = useState<readonly string[]>(defaultOpen);
  const [activeId, setActiveId] = useState(value ?? undefined);
  const typed = useRef({ text: "", atMs: 0 });

  const open = new Set(givenOpen ?? ownOpen);
  const rows = visibleRows(nodes, open);
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "TreeView",
      rows.map(({ node }) => node.id),
    );
  }
  // A node that was hidden by closing gives its place in the tab order to the first.
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  );

  const change = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(open);
    for (const id of ids) {
      if (isOpen) next.add(id);
      else next.delete(id);
    }
    setOwnOpen([...next]);
    onOpenChange?.([...next]);
  };
  const goTo = (index: number) => {
    setActiveId(rows[index]?.node.id);
    root.current?.querySelectorAll<HTMLElement>("[role=treeitem]")[index]?.focus();
  };
  const toggle = ({ node, isOpenable, isOpen }: TreeRow<TreeNode>) => {
    if (isOpenable) change([node.id], !isOpen);
  };
  const act = (row: TreeRow<TreeNode>) => {
    if (onValueChange) onValueChange(row.node.id);
    else toggle(row);
  };

  const followTyping = (letter: string, nowMs: number) => {
    const { text, atMs } = typed.current;
    typed.current = { text: nowMs - atMs < TYPING_PAUSE_MS ? text + letter : letter, atMs: nowMs };
    const found = rowByName(rows, active, typed.current.text, collator);
    if (found !== undefined) goTo(found);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = direction === "rtl" ? (MIRRORED[event.key] ?? event.key) : event.key;
    const step = treeStep(rows, active, key);
    if (step) {
      event.preventDefault();
      const row = rows[active];
      if (step.type === "go") goTo(step.to);
      else if (step.type === "open" || step.type === "close") change(step.ids, step.type === "open");
      else if (step.type === "act" && row) act(row);
    } else if (event.key.length === 1) {
      event.preventDefault();
      followTyping(event.key, event.timeStamp);
    }
  };

  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const items = [...(root.current?.querySelectorAll("[role=treeitem]") ?? [])];
    const row = rows[items.findIndex((item) => item.contains(target))];
    if (!row) return;
    setActiveId(row.node.id);
    if (row.isOpenable && target?.closest("[data-opener]")) toggle(row);
    else act(row);
  };

  // Focus is on a row and the tree hears keys and presses: rows of large teams stay light.
  return (
    <ul {...rest} ref={root} className={styles.tree} role="tree" aria-label={label} onKeyDown={press} onClick={click}>
      {rows.map((row, index) => (
        <Row
          key={row.node.id}
          row={row}
          isActive={index === active}
          isChosen={value === undefined ? undefined : value === row.node.id}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: TreeRow<TreeNode>;
  /** The stop of the Tab key. */
  isActive: boolean;
  isChosen: boolean | undefined;
}

function Row({ row, isActive, isChosen }: RowProps) {
  const strings = useStrings(actionStrings);
  const { node, level, position, siblings, isOpenable, isOpen, isWaiting } = row;
  return (
    <>
      <li
        role="treeitem"
        className={styles.row}
        style={assignInlineVars({ [styles.depth]: String(level - 1) })}
        tabIndex={isActive ? 0 : -1}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        aria-expanded={isOpenable ? isOpen : undefined}
        aria-selected={isChosen}
        aria-busy={isWaiting || undefined}
      >
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
      </li>
      {isWaiting && (
        <li role="none" className={styles.waiting} style={assignInlineVars({ [styles.depth]: String(level) })}>
          <Skeleton shape="text" />
        </li>
      )}
    </>
  );
}
