import { assignInlineVars } from "@vanilla-extract/dynamic";
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useCollator } from "react-aria/useCollator";
import { announce } from "../../foundations/announcements/announce.ts";
import { focusedElement } from "../../foundations/focus/shadow-trees.ts";
import { assertDistinct } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { treeStrings } from "../../foundations/strings/records.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { endKeyOf, rowByName, treeStep, type TreeRow, type TypedText, visibleRows, withLetter } from "./rules.ts";
import { Row, type TreeNode } from "./Row.tsx";
import * as styles from "./TreeView.css.ts";
import { useTreeWindow } from "./use-tree-window.ts";

export type { TreeNode } from "./Row.tsx";
export { TREE_BELOW, type TreeBelow } from "./rules.ts";

const SEARCH = { usage: "search", sensitivity: "base" } as const;
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

export interface TreeViewProps extends Omit<
  HTMLAttributes<HTMLUListElement>,
  ClosedAttributes | "children" | "defaultValue"
> {
  /** Accessible name of the tree: "Your team". */
  label: string;
  /** The root nodes, with the nodes below them. */
  nodes: readonly TreeNode[];
  /** Ids of the open nodes. Pass them to control the state. @default uncontrolled */
  expandedIds?: readonly string[];
  /** Ids of the nodes that are open on the first render. @default none */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of the open nodes when one opens or closes. */
  onExpandedChange?: (ids: string[]) => void;
  /**
   * Called with a node's id to load the nodes below it: on opening a node with `hasMore` and no nodes yet, and on clicking "more" or "try
   * again".
   */
  onMore?: (id: string) => void;
  /** Id of the chosen node. Pass it to control the value. @default nothing is chosen */
  value?: string | null;
  /** Called when the member chooses a node. Without it, a click on a node opens or closes it. */
  onValueChange?: (id: string) => void;
  ref?: Ref<HTMLUListElement>;
}

/**
 * A tree of nodes, such as an agent's team. It has the keys of the APG tree view: arrows, Home, End, typing a name, `*`. A large tree keeps
 * only the rows near the viewport in the document, so that fifty thousand rows scroll like fifty. For flat data use a list, for pages of a
 * site a navigation.
 */
export function TreeView(props: TreeViewProps) {
  const {
    label,
    nodes,
    expandedIds: givenOpen,
    defaultExpandedIds = [],
    onExpandedChange,
    onMore,
    value,
    onValueChange,
    ...others
  } = props;
  const { ref, ...rest } = others;
  const { direction } = useLocale();
  const collator = useCollator(SEARCH);
  const root = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => root.current);
  const [ownOpen, setOwnOpen] = useState<readonly string[]>(defaultExpandedIds);
  const [activeKey, setActiveKey] = useState(value ?? undefined);
  const typed = useRef<TypedText>({ text: "", atMs: 0 });

  const openIds = givenOpen ?? ownOpen;
  const open = useMemo(() => new Set(openIds), [openIds]);
  const rows = useMemo(() => {
    const found = visibleRows(nodes, open);
    if (process.env.NODE_ENV !== "production") {
      const keys = found.map(({ key }) => key);
      assertDistinct("TreeView", keys);
    }
    return found;
  }, [nodes, open]);
  // If the focusable row was hidden by closing a node, the first row becomes focusable instead.
  const active = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex(({ key }) => key === activeKey),
      ),
    [rows, activeKey],
  );
  const { shown, totalPx } = useTreeWindow(root, rows, active);

  const change = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(open);
    for (const id of ids) {
      if (isOpen) next.add(id);
      else next.delete(id);
    }
    setOwnOpen([...next]);
    onExpandedChange?.([...next]);
    if (!isOpen || !onMore) return;
    for (const { node, isOpen: wasOpen } of rows) {
      const isBare = node.hasMore && !node.nodes?.length && node.below === undefined;
      if (isBare && !wasOpen && ids.includes(node.id)) onMore(node.id);
    }
  };
  const goTo = useFocusOf(root, rows, active, setActiveKey);
  const askForMore = useMore(root, rows, goTo, onMore);
  const toggle = ({ node, isOpenable, isOpen }: TreeRow<TreeNode>) => {
    if (isOpenable) change([node.id], !isOpen);
  };
  const act = (row: TreeRow<TreeNode>) => {
    if (row.kind !== "node") askForMore(row);
    else if (onValueChange) onValueChange(row.node.id);
    else toggle(row);
  };

  const followTyping = (letter: string, nowMs: number) => {
    typed.current = withLetter(typed.current, letter, nowMs);
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
    const row = rows[Number(target?.closest("[role=treeitem]")?.getAttribute("data-index") ?? -1)];
    if (!row) return;
    setActiveKey(row.key);
    if (row.isOpenable && target?.closest("[data-opener]")) toggle(row);
    else act(row);
  };

  // Rows take the focus, but the event handlers are on the tree, to keep the rows of large trees light.
  return (
    <ul
      {...rest}
      ref={root}
      className={styles.tree}
      role="tree"
      aria-label={label}
      data-windowed={totalPx === undefined ? undefined : ""}
      style={totalPx === undefined ? undefined : assignInlineVars({ [styles.height]: `${totalPx}px` })}
      onKeyDown={press}
      onClick={click}
    >
      {shown.map(({ index, startPx }) => {
        const row = rows[index];
        return (
          row && (
            <Row
              key={row.key}
              row={row}
              index={index}
              startPx={startPx}
              isActive={index === active}
              isChosen={value === undefined ? undefined : row.kind === "node" && value === row.node.id}
            />
          )
        );
      })}
    </ul>
  );
}

const rowElement = (tree: HTMLElement | null, index: number) =>
  tree?.querySelector<HTMLElement>(`[role=treeitem][data-index="${index}"]`);

/** Moves the focus to a row, and makes it the one row that Tab can reach. */
function useFocusOf(
  root: { readonly current: HTMLUListElement | null },
  rows: readonly TreeRow<TreeNode>[],
  active: number,
  setActiveKey: (key: string | undefined) => void,
): (index: number) => void {
  const awaited = useRef<string>(undefined);
  // A row far away is only rendered after it became the active one, so it is focused after the render.
  useLayoutEffect(() => {
    if (awaited.current === undefined || rows[active]?.key !== awaited.current) return;
    awaited.current = undefined;
    rowElement(root.current, active)?.focus();
  });
  return (index) => {
    const key = rows[index]?.key;
    const element = rowElement(root.current, index);
    if (element) element.focus();
    else awaited.current = key;
    setActiveKey(key);
  };
}

/** Returns a function that loads more nodes below a node, and then moves the focus to the first new one. */
function useMore(
  root: { readonly current: HTMLUListElement | null },
  rows: readonly TreeRow<TreeNode>[],
  goTo: (index: number) => void,
  onMore: ((id: string) => void) | undefined,
): (row: TreeRow<TreeNode>) => void {
  const strings = useStrings(treeStrings);
  const asked = useRef<{ id: string; count: number; hasFailed: boolean }>(undefined);
  useLayoutEffect(() => {
    if (!asked.current) return;
    const { id, count, hasFailed } = asked.current;
    const end = rows.find(({ key }) => key === endKeyOf(id));
    if (end?.kind === "waiting") asked.current.hasFailed = false;
    if (end?.kind === "failed" && !hasFailed) {
      asked.current = undefined;
      announce(strings.treeFailed);
      return;
    }
    const first = rows.findIndex(({ kind, parentKey, position }) => {
      return kind === "node" && parentKey === id && position === count + 1;
    });
    if (first === -1) return;
    asked.current = undefined;
    const focused = focusedElement();
    if (focused === document.body || root.current?.contains(focused)) goTo(first);
  });
  return ({ kind, node }) => {
    if (kind === "waiting") return;
    asked.current = { id: node.id, count: node.nodes?.length ?? 0, hasFailed: kind === "failed" };
    onMore?.(node.id);
  };
}
