/** The texts of the contract's YAML files: every `description` and `summary`. */
import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Pair } from "yaml";

export interface ContractText {
  text: string;
  /** Line in the file, from 1. */
  line: number;
}

const keyOf = ({ key }: Pair): unknown => (isScalar(key) ? key.value : undefined);

/** True for example data, whose texts come from the product. A property of a schema may also be named `value`. */
const isData = (pair: Pair, parent: Pair | undefined): boolean =>
  (keyOf(pair) === "value" && (!parent || keyOf(parent) !== "properties")) ||
  (keyOf(pair) === "examples" && isSeq(pair.value));

/** Reads the descriptions and summaries, without those in example data. */
export function readContractTexts(source: string): ContractText[] {
  const texts: ContractText[] = [];
  const lines = new LineCounter();
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, pair, path) {
      if (
        isData(
          pair,
          path.findLast((node) => isPair(node)),
        )
      )
        return visit.SKIP;
      const { key, value } = pair;
      if (!isScalar(key) || (key.value !== "description" && key.value !== "summary")) return undefined;
      if (isScalar(value) && typeof value.value === "string")
        texts.push({ text: value.value.trimEnd(), line: lines.linePos(key.range?.[0] ?? 0).line });
      return undefined;
    },
  });
  return texts;
}
