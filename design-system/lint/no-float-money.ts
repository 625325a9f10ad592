import { type NodeOf, type Rule } from "./rule.ts";

/** Names of fields that are decimal strings in the contract. `amountMinor` does not match, because it is a whole number of minor units. */
const MONEY = /(?:^|[a-z])(?:amount|balance|stake|payout|netPosition|turnover|winnings|profitLoss)$/i;
const CONVERSIONS = new Set(["Number", "parseFloat", "parseInt"]);
const ARITHMETIC = new Set(["-", "*", "/", "%", "**", "<", ">", "<=", ">=", "-=", "*=", "/="]);

type Expression = NodeOf<"CallExpression">["arguments"][number];

/** Returns the name of a variable or property that is an amount of money by its name; undefined for anything else. */
function moneyName(node: Expression | NodeOf<"BinaryExpression">["left"]): string | undefined {
  const name =
    node.type === "Identifier"
      ? node.name
      : node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier"
        ? node.property.name
        : undefined;
  return name !== undefined && MONEY.test(name) ? name : undefined;
}

/** Forbids arithmetic with amounts as floats. Amounts stay decimal strings, because a float cannot hold 0.1 and rounds long numbers. */
export const noFloatMoney: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Do not convert amounts of money to binary floats, and do not compare them as texts." },
    messages: {
      float:
        "“{{name}}” is an amount in a decimal string: as a number it loses digits, and `<` compares it letter by letter. Use decimal arithmetic (compareAmounts, addAmounts, formatMoney).",
    },
  },
  create(context) {
    const check = (node: Expression | NodeOf<"BinaryExpression">["left"]) => {
      const name = moneyName(node);
      if (name !== undefined) context.report({ node, messageId: "float", data: { name } });
    };
    return {
      CallExpression({ callee, arguments: [first] }) {
        if (callee.type === "Identifier" && CONVERSIONS.has(callee.name) && first) check(first);
        const isFixed = callee.type === "MemberExpression" && !callee.computed && callee.property.name === "toFixed";
        if (isFixed) check(callee.object);
      },
      UnaryExpression({ operator, argument }) {
        if (operator === "+" || operator === "-") check(argument);
      },
      BinaryExpression({ operator, left, right }) {
        if (!ARITHMETIC.has(operator)) return;
        check(left);
        check(right);
      },
    };
  },
};
