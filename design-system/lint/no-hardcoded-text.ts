import { nameOf, type NodeOf, type Rule } from "./rule.ts";

const LETTER = /\p{L}/u;
/** Attributes whose text is visible or read by screen readers. */
const SPOKEN = new Set([
  ..."aria-label aria-description aria-placeholder aria-roledescription aria-valuetext alt placeholder title".split(
    " ",
  ),
  ..."label description heading".split(" "),
]);

type Container = NodeOf<"JSXExpressionContainer">["expression"];

/** Returns the literal texts in an expression: strings, templates, and both results of a condition. */
function textsOf(value: Container): (NodeOf<"Literal"> | NodeOf<"TemplateLiteral">)[] {
  if (value.type === "Literal") return typeof value.value === "string" && LETTER.test(value.value) ? [value] : [];
  if (value.type === "TemplateLiteral")
    return value.quasis.some(({ value: { raw } }) => LETTER.test(raw)) ? [value] : [];
  if (value.type === "ConditionalExpression") return [...textsOf(value.consequent), ...textsOf(value.alternate)];
  if (value.type === "LogicalExpression") return textsOf(value.right);
  return [];
}

const isUntranslated = (element: NodeOf<"JSXElement">) =>
  element.openingElement.attributes.some(
    (attribute) =>
      attribute.type === "JSXAttribute" &&
      nameOf(attribute.name) === "translate" &&
      attribute.value?.type === "Literal" &&
      attribute.value.value === "no",
  );

/** Forbids literal texts in components, because the product has many languages (D19) and a literal text has only one. */
export const noHardcodedText: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Take visible and spoken texts from props or from the strings of a language." },
    messages: {
      text: '“{{text}}” is shown in one language only. Take it from a prop or from the texts of the language; a name that is never translated stands in an element with translate="no".',
    },
  },
  create(context) {
    const report = (node: NodeOf<"JSXText"> | NodeOf<"Literal"> | NodeOf<"TemplateLiteral">) => {
      const text = context.sourceCode
        .getText(node)
        .replaceAll(/^["'`\s]+|["'`\s]+$/g, "")
        .slice(0, 40);
      context.report({ node, messageId: "text", data: { text } });
    };
    return {
      JSXText(node) {
        const { parent } = node;
        if (LETTER.test(node.value) && !(parent.type === "JSXElement" && isUntranslated(parent))) report(node);
      },
      JSXExpressionContainer(node) {
        const { parent } = node;
        const isText = parent.type === "JSXElement" ? !isUntranslated(parent) : parent.type === "JSXFragment";
        if (isText) for (const text of textsOf(node.expression)) report(text);
      },
      JSXAttribute(node) {
        if (!SPOKEN.has(nameOf(node.name) ?? "")) return;
        const { value } = node;
        if (value?.type === "Literal") for (const text of textsOf(value)) report(text);
        if (value?.type === "JSXExpressionContainer") for (const text of textsOf(value.expression)) report(text);
      },
    };
  },
};
