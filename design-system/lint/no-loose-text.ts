import type { NodeOf, Rule } from "./rule.ts";

/** What a child can be in a render. "looseText" is a text in a fragment or a list, which is unsafe even as the only child. */
type Shape = "nothing" | "element" | "text" | "looseText";
type Child = NodeOf<"JSXElement">["children"][number];
type Expression = Child | NodeOf<"ConditionalExpression">["test"] | NodeOf<"JSXEmptyExpression">;
type Parent = NodeOf<"JSXElement"> | NodeOf<"JSXFragment">;
/** What each name of the file can be: known from its type, or to be derived from its initial value. */
type Meanings = ReadonlyMap<string, ReadonlySet<Shape> | Expression>;

const NOTHING: ReadonlySet<Shape> = new Set(["nothing"]);
const TEXT: ReadonlySet<Shape> = new Set(["text"]);
const ELEMENT: ReadonlySet<Shape> = new Set(["element"]);
const join = (...sets: ReadonlySet<Shape>[]): ReadonlySet<Shape> => new Set(sets.flatMap((set) => [...set]));
const loosen = (set: ReadonlySet<Shape>): ReadonlySet<Shape> =>
  new Set([...set].map((shape) => (shape === "text" ? "looseText" : shape)));
const hasText = (set: ReadonlySet<Shape>) => set.has("text") || set.has("looseText");

const attributeOf = ({ openingElement }: NodeOf<"JSXElement">, name: string) =>
  openingElement.attributes.find((attribute) => attribute.type === "JSXAttribute" && attribute.name.name === name);
const isFragment = (node: Child) =>
  node.type === "JSXFragment" ||
  (node.type === "JSXElement" &&
    node.openingElement.name.type === "JSXIdentifier" &&
    node.openingElement.name.name === "Fragment");
/** Whether the text is only a line break with indentation, which JSX ignores. */
const isLayout = (node: Child) => node.type === "JSXText" && node.value.trim() === "" && node.value.includes("\n");
const isComment = (node: Child) =>
  node.type === "JSXExpressionContainer" && node.expression.type === "JSXEmptyExpression";
/** Returns the children of an element. A fragment is replaced by its children, because it does not exist in the page. */
const childrenOf = (parent: Parent): Child[] =>
  parent.children
    .filter((child) => !isLayout(child) && !isComment(child))
    .flatMap((child) => (child.type === "JSXFragment" ? childrenOf(child) : [child]));

/** Whether the element, or one around it, has `translate="no"`, so that browsers do not translate it. */
const isLeftAlone = (parent: Parent): boolean => {
  for (let node: unknown = parent; isNode(node); node = node.parent) {
    if (node.type !== "JSXElement") continue;
    const translate = attributeOf(node as NodeOf<"JSXElement">, "translate");
    if (translate?.type === "JSXAttribute" && translate.value?.type === "Literal" && translate.value.value === "no")
      return true;
  }
  return false;
};
const isNode = (value: unknown): value is { type: string; parent?: unknown } =>
  typeof value === "object" && value !== null && "type" in value;

const isReactNode = (type: object | null | undefined) =>
  isNode(type) &&
  type.type === "TSTypeReference" &&
  "typeName" in type &&
  isNode(type.typeName) &&
  "name" in type.typeName &&
  type.typeName.name === "ReactNode";

/** Returns what a name can be. A name that the file does not define counts as a text. */
function shapesOfName(name: string, meanings: Meanings): ReadonlySet<Shape> {
  const meaning = meanings.get(name);
  if (meaning === undefined) return name === "undefined" ? NOTHING : TEXT;
  if (!("type" in meaning)) return meaning;
  // The name itself is left out, so that a definition that refers to itself ends.
  return shapesOf(meaning, new Map([...meanings].filter(([other]) => other !== name)));
}

function shapesOfCall(node: NodeOf<"CallExpression">, meanings: Meanings): ReadonlySet<Shape> {
  const { callee } = node;
  if (callee.type === "Identifier") return shapesOfName(callee.name, meanings);
  const makesList =
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    (callee.property.name === "map" || callee.property.name === "from");
  const made = node.arguments.find(({ type }) => type === "ArrowFunctionExpression");
  if (!makesList || made?.type !== "ArrowFunctionExpression") return TEXT;
  // The items of a list that another function creates are elements, because items need a key and texts have none.
  const isMadeElsewhere = made.body.type === "CallExpression";
  return join(NOTHING, isMadeElsewhere ? ELEMENT : loosen(shapesOf(made, meanings)));
}

function shapesOf(node: Expression, meanings: Meanings): ReadonlySet<Shape> {
  switch (node.type) {
    case "JSXElement":
      if (isFragment(node)) return loosen(join(...childrenOf(node).map((child) => shapesOf(child, meanings))));
      // An element with a key may be replaced by another one when the key changes.
      return attributeOf(node, "key") ? join(NOTHING, ELEMENT) : ELEMENT;
    case "JSXFragment":
      return loosen(join(...childrenOf(node).map((child) => shapesOf(child, meanings))));
    case "JSXEmptyExpression":
      return NOTHING;
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return shapesOf(node.expression, meanings);
    case "Literal":
      return node.value === null || typeof node.value === "boolean" || node.value === "" ? NOTHING : TEXT;
    case "LogicalExpression":
      return node.operator === "&&"
        ? join(NOTHING, shapesOf(node.right, meanings))
        : join(shapesOf(node.left, meanings), shapesOf(node.right, meanings));
    case "ConditionalExpression":
      return join(shapesOf(node.consequent, meanings), shapesOf(node.alternate, meanings));
    case "ArrowFunctionExpression":
      // The return values of a function with a block are not analysed.
      return node.body.type === "BlockStatement" ? ELEMENT : shapesOf(node.body, meanings);
    case "ChainExpression":
      return join(NOTHING, shapesOf(node.expression, meanings));
    case "CallExpression":
      return shapesOfCall(node, meanings);
    case "Identifier":
      return shapesOfName(node.name, meanings);
    case "MemberExpression":
      return node.property.type === "Identifier" ? shapesOfName(node.property.name, meanings) : TEXT;
    default:
      return TEXT;
  }
}

/**
 * Forbids texts that appear, disappear or get a new sibling before them, unless they are alone in an element. When a browser translates a
 * page, it replaces each text by an element. React then throws when it removes such a text or inserts a node before it, and that part of
 * the page disappears. A text is safe inside an element that is always there.
 *
 * The rule does not know types. It treats a declared `ReactNode` as an element, and assumes that a component always renders an element.
 */
export const noLooseText: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Do not render a conditional text beside other texts, or a conditional part before a text." },
    messages: {
      goes: "On a page that the browser translates, React cannot remove this text. Put it in an element, such as a span.",
      before:
        "On a page that the browser translates, React cannot insert the conditional part before this text. Put the text in an element, such as a span.",
    },
  },
  create(context) {
    const meanings = new Map<string, ReadonlySet<Shape> | Expression>();
    const parents: Parent[] = [];

    const look = (parent: Parent) => {
      const children = childrenOf(parent);
      let isBeforeThis = false;
      for (const node of children) {
        const shapes = shapesOf(node, meanings);
        const comesAndGoes = shapes.size > 1;
        if (comesAndGoes && (shapes.has("looseText") || (shapes.has("text") && children.length > 1)))
          context.report({ node, messageId: "goes" });
        else if (isBeforeThis && hasText(shapes)) context.report({ node, messageId: "before" });
        // A child that may be missing does not separate the next one from an earlier child that comes and goes.
        isBeforeThis = comesAndGoes || (isBeforeThis && shapes.has("nothing"));
      }
    };

    return {
      VariableDeclarator({ id, init }) {
        if (id.type !== "Identifier" || !init) return;
        meanings.set(id.name, isReactNode(id.typeAnnotation?.typeAnnotation) ? ELEMENT : init);
      },
      TSPropertySignature({ key, typeAnnotation, optional }) {
        const type = typeAnnotation?.typeAnnotation;
        const made = type?.type === "TSFunctionType" ? type.returnType?.typeAnnotation : type;
        if (key.type === "Identifier" && isReactNode(made))
          meanings.set(key.name, optional ? join(NOTHING, ELEMENT) : ELEMENT);
      },
      JSXElement: (node) => void parents.push(node),
      JSXFragment(node) {
        // A fragment inside an element is checked together with that element.
        if (node.parent.type !== "JSXElement" && node.parent.type !== "JSXFragment") parents.push(node);
      },
      "Program:exit"() {
        for (const parent of parents) if (!isLeftAlone(parent)) look(parent);
      },
    };
  },
};
