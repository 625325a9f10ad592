export interface TreeNode {
  /** Id of the node, unique in the whole tree. */
  id: string;
  label: string;
  /** The nodes below it. */
  nodes?: readonly TreeNode[];
  /** Whether it has nodes below it that are not loaded yet. Opening it loads the first of them; a row at the end loads more. */
  hasMore?: boolean;
  /** Number of all nodes below it, if known. */
  total?: number;
  /** State of the last request for the nodes below it. */
  below?: TreeBelow;
}

export const TREE_BELOW = ["loading", "failed"] as const;
export type TreeBelow = (typeof TREE_BELOW)[number];

/** Kinds of rows: a node, or the last row below an open node, which loads more, offers another try after a failure, or is a skeleton. */
export const TREE_ROW_KINDS = ["node", "more", "failed", "waiting"] as const;
export type TreeRowKind = (typeof TREE_ROW_KINDS)[number];

/** A visible row, with its position among its siblings. */
export interface TreeRow<Node extends TreeNode> {
  /** Unique key of the row. */
  key: string;
  kind: TreeRowKind;
  /** The node, or for other kinds of rows the node above. */
  node: Node;
  parentKey: string | undefined;
  /** Level in the tree, from 1. */
  level: number;
  position: number;
  /** Number of siblings; -1 if unknown. */
  siblings: number;
  isOpenable: boolean;
  isOpen: boolean;
  /** Whether it is open, and the nodes below it are still loading. */
  isWaiting: boolean;
}

export const endKeyOf = (id: string) => `end of ${id}`;

/** Returns the kind of the last row below an open node; undefined if all its nodes are loaded. */
function endOf({ nodes = [], hasMore = false, below }: TreeNode): Exclude<TreeRowKind, "node"> | undefined {
  if (below === "loading") return "waiting";
  if (!hasMore) return undefined;
  if (below === "failed") return "failed";
  return nodes.length === 0 ? "waiting" : "more";
}

/** Returns the visible rows from top to bottom, without those below closed nodes. */
export function visibleRows<Node extends TreeNode>(nodes: readonly Node[], open: ReadonlySet<string>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const visit = (siblings: readonly Node[], level: number, parent: Node | undefined) => {
    const size = parent?.total ?? (parent?.hasMore ? -1 : siblings.length);
    const parentKey = parent?.id;
    for (const [index, node] of siblings.entries()) {
      // TypeScript does not know that all nodes of a tree have the same type.
      const below = (node.nodes ?? []) as readonly Node[];
      const isOpenable = below.length > 0 || node.hasMore === true;
      const isOpen = isOpenable && open.has(node.id);
      const end = isOpen ? endOf(node) : undefined;
      rows.push({
        key: node.id,
        kind: "node",
        node,
        parentKey,
        level,
        position: index + 1,
        siblings: size,
        isOpenable,
        isOpen,
        isWaiting: end === "waiting",
      });
      if (!isOpen) continue;
      visit(below, level + 1, node);
      if (end === undefined) continue;
      rows.push({
        // The same key for all kinds of this row, so that the focus stays on it when "more" turns into loading.
        key: endKeyOf(node.id),
        kind: end,
        node,
        parentKey: node.id,
        level: level + 1,
        position: below.length + 1,
        siblings: -1,
        isOpenable: false,
        isOpen: false,
        isWaiting: false,
      });
    }
  };
  visit(nodes, 1, undefined);
  return rows;
}

/** What a key does: go to another row, open or close rows, or run the row's action. */
export type TreeStep =
  | { type: "go"; to: number }
  | { type: "open" | "close"; ids: string[] }
  | { type: "act" }
  | { type: "nothing" };

const go = (to: number): TreeStep => ({ type: "go", to });
const NOTHING: TreeStep = { type: "nothing" };

/**
 * Returns what a key does in a tree view of the APG; undefined for other keys, which the page handles.
 * @param key the key as on a left-to-right page.
 */
export function treeStep<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  at: number,
  key: string,
): TreeStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case "ArrowDown":
      return at < last ? go(at + 1) : NOTHING;
    case "ArrowUp":
      return at > 0 ? go(at - 1) : NOTHING;
    case "Home":
      return go(0);
    case "End":
      return go(last);
    case "ArrowRight":
      if (!row.isOpenable) return NOTHING;
      if (!row.isOpen) return { type: "open", ids: [row.node.id] };
      return go(at + 1);
    case "ArrowLeft": {
      if (row.isOpen) return { type: "close", ids: [row.node.id] };
      const parent = rows.findIndex(({ key: each }) => each === row.parentKey);
      return parent === -1 ? NOTHING : go(parent);
    }
    case "*": {
      const siblings = rows.filter(({ parentKey, isOpenable }) => parentKey === row.parentKey && isOpenable);
      return { type: "open", ids: siblings.map(({ node }) => node.id) };
    }
    case "Enter":
    case " ":
      return { type: "act" };
    default:
      return undefined;
  }
}

/** After a pause of this length, a letter starts a new word. */
const TYPING_PAUSE_MS = 600;

/** Text typed so far, and the time of its last letter. */
export interface TypedText {
  text: string;
  atMs: number;
}

/** Returns the typed text with another letter added. */
export const withLetter = ({ text, atMs }: TypedText, letter: string, nowMs: number): TypedText => ({
  text: nowMs - atMs < TYPING_PAUSE_MS ? text + letter : letter,
  atMs: nowMs,
});

/** Returns the next row whose label starts with the typed text, wrapping around at the end. Repeating one letter goes to the next match. */
export function rowByName<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  at: number,
  typed: string,
  collator: Intl.Collator,
): number | undefined {
  const letters = Array.from(typed);
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? "") : typed;
  // With several letters, the current row stays chosen while it still matches.
  const start = isOneLetter ? 1 : 0;
  for (let step = start; step < rows.length + start; step += 1) {
    const index = (at + step) % rows.length;
    const row = rows[index];
    if (row?.kind !== "node") continue;
    const { label } = row.node;
    if (collator.compare(label.slice(0, wanted.length), wanted) === 0) return index;
  }
  return undefined;
}
