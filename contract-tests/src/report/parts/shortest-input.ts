import type { Finding } from "../../judge/finding.ts";
import type { CaseResult } from "../../run/case-result.ts";
import { toCurl } from "../formats/curl.ts";
import { excerptOf, maskWire } from "./shown-exchange.ts";
import type { SecretMask } from "./mask.ts";
import type { ShortestInput } from "../model.ts";

const VALUE_LENGTH = 2000;

/** The smallest failing value of the case. It belongs to the case's first error only. */
export function shortestOf(result: CaseResult, { check, where }: Finding, mask: SecretMask): ShortestInput | null {
  const { shrunk, tried, verdict } = result;
  const first = verdict.findings.find(({ severity }) => severity === "error");
  if (!shrunk || first?.check !== check || first.where !== where) return null;
  const { text } = excerptOf(JSON.stringify(shrunk.value) ?? "", mask, VALUE_LENGTH);
  const curl = shrunk.wire ? toCurl(maskWire(shrunk.wire, tried, mask)) : null;
  return { place: shrunk.place, name: shrunk.name, value: text, curl };
}
