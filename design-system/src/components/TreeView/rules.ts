export interface TreeNode {
  /** Tells the nodes apart, in the whole tree. */
  id: string;
  label: string;
  /** What is below it. */
  nodes?: readonly TreeNode[];
  /** More is below it than is here: opening it asks for the first, a last row below it for more. */
  hasMore?: boolean;
  /** How many are below it in all, where that is known. */
  total?: number;
  /** How the last asking for what is below it stands. */
  below?: TreeBelow;
}

export const TREE_BELOW = ["loading", "failed"] as const;
export type TreeBelow = (typeof TREE_BELOW)[number];

/** A node, or what follows the nodes below an open one: the way to more of them, a failure with the way to try again, a skeleton. */
export const TREE_ROW_KINDS = ["node", "more", "failed", "waiting"] as const;
export type TreeRowKind = (typeof TREE_ROW_KINDS)[number];

/** A row that can be seen, with its place among its siblings. */
export interface TreeRow<Node extends TreeNode> {
  /** Tells the rows apart. */
  key: string;
  kind: TreeRowKind;
  /** The node, or the one that the row asks for more below. */
  node: Node;
  parentKey: string | undefined;
  /** From 1. */
  level: number;
  position: number;
  /** -1 where it is not known how many there are. */
  siblings: number;
  isOpenable: boolean;
  isOpen: boolean;
  /** It is open, and what is below it is still to come. */
  isWaiting: boolean;
}

export const endKeyOf = (id: string) => `end of ${id}`;

/** What follows the nodes that are here below an open one; undefined where all are here. */
function endOf({ nodes = [], hasMore = false, below }: TreeNode): Exclude<TreeRowKind, "node"> | undefined {
  if (below === "loading") return "waiting";
  if (!hasMore) return undefined;
  if (below === "failed") return "failed";
  return nodes.length === 0 ? "waiting" : "more";
}

/** The rows that can be seen, from top to bottom: what is below closed nodes is left out. */
export function visibleRows<Node extends TreeNode>(nodes: readonly Node[], open: ReadonlySet<string>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const visit = (siblings: readonly Node[], level: number, parent: Node | undefined) => {
    const size = parent?.total ?? (parent?.hasMore ? -1 : siblings.length);
    const parentKey = parent?.id;
    for (const [index, node] of siblings.entries()) {
      // The nodes of a tree are of one kind.
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
        // One key for all it may be: who presses "more" stays on it while it waits.
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

/** What a key asks of the tree: another row, another state of rows, or the row's action. */
export type TreeStep =
  | { type: "go"; to: number }
  | { type: "open" | "close"; ids: string[] }
  | { type: "act" }
  | { type: "nothing" };

const go = (to: number): TreeStep => ({ type: "go", to });
const NOTHING: TreeStep = { type: "nothing" };

/**
 * The keys of the APG's tree view. Undefined for keys that are none of its own: they belong to the page.
 * @param key the key as in a page read from left to right.
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

/** A pause from which on a letter begins a new word. */
const TYPING_PAUSE_MS = 600;

/** What was typed so far, and when its last letter came. */
export interface TypedText {
  text: string;
  atMs: number;
}

/** What is typed with another letter. */
export const withLetter = ({ text, atMs }: TypedText, letter: string, nowMs: number): TypedText => ({
  text: nowMs - atMs < TYPING_PAUSE_MS ? text + letter : letter,
  atMs: nowMs,
});

/** The next row whose label begins with what was typed, round the end; a second equal letter goes on to the next one. */
export function rowByName<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  at: number,
  typed: string,
  collator: Intl.Collator,
): number | undefined {
  const letters = Array.from(typed);
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? "") : typed;
  // Someone who types a whole name stays on it while it fits.
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
