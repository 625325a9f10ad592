export interface TreeNode {
  /** Tells the nodes apart, in the whole tree. */
  id: string;
  label: string;
  /** What is below it. */
  nodes?: readonly TreeNode[];
  /** Something is below it that is not here yet; opening it asks for it. */
  hasMore?: boolean;
}

/** A node that can be seen, with its place among its siblings. */
export interface TreeRow<Node extends TreeNode> {
  node: Node;
  parentId: string | undefined;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  isOpenable: boolean;
  isOpen: boolean;
  /** It is open, and what is below it is still to come. */
  isWaiting: boolean;
}

/** The nodes that can be seen, from top to bottom: those below closed ones are left out. */
export function visibleRows<Node extends TreeNode>(nodes: readonly Node[], open: ReadonlySet<string>): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const visit = (siblings: readonly Node[], level: number, parentId: string | undefined) => {
    for (const [index, node] of siblings.entries()) {
      // The nodes of a tree are of one kind.
      const below = (node.nodes ?? []) as readonly Node[];
      const isOpenable = below.length > 0 || node.hasMore === true;
      const isOpen = isOpenable && open.has(node.id);
      const isWaiting = isOpen && below.length === 0;
      rows.push({
        node,
        parentId,
        level,
        position: index + 1,
        siblings: siblings.length,
        isOpenable,
        isOpen,
        isWaiting,
      });
      if (isOpen) visit(below, level + 1, node.id);
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
      return row.isWaiting ? NOTHING : go(at + 1);
    case "ArrowLeft": {
      if (row.isOpen) return { type: "close", ids: [row.node.id] };
      const parent = rows.findIndex(({ node }) => node.id === row.parentId);
      return parent === -1 ? NOTHING : go(parent);
    }
    case "*": {
      const siblings = rows.filter(({ parentId, isOpenable }) => parentId === row.parentId && isOpenable);
      return { type: "open", ids: siblings.map(({ node }) => node.id) };
    }
    case "Enter":
    case " ":
      return { type: "act" };
    default:
      return undefined;
  }
}

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
    const label = rows[index]?.node.label ?? "";
    if (collator.compare(label.slice(0, wanted.length), wanted) === 0) return index;
  }
  return undefined;
}
