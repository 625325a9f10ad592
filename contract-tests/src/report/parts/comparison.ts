import { isObject, objectOr, parseJson } from "../../json.ts";
import { REPORT_FORMAT, REPORT_VERSION, type Comparison, type FindingMention, type FindingReport } from "../model.ts";

interface Remembered extends FindingMention {
  readonly operationId: string;
}

function rememberedOf(finding: unknown): Remembered[] {
  const { key, headline, severity, operationId } = objectOr(finding);
  if (typeof key !== "string" || typeof headline !== "string" || typeof operationId !== "string") return [];
  return [{ key, headline, operationId, severity: severity === "warning" ? "warning" : "error" }];
}

const mention = ({ key, headline, severity }: FindingMention): FindingMention => ({ key, headline, severity });

/**
 * Compares with the report of an earlier run, given as the text of its report.json; null when it cannot be parsed. A finding whose
 * operation was not tested counts neither as fixed nor as present.
 */
export function compareWith(
  earlier: string | undefined,
  now: {
    readonly url: string;
    readonly findings: readonly FindingReport[];
    readonly ignored: readonly FindingReport[];
    readonly triedIds: ReadonlySet<string>;
  },
): Comparison | null {
  const report = earlier === undefined ? undefined : parseJson(earlier);
  if (!isObject(report) || report["format"] !== REPORT_FORMAT || report["version"] !== REPORT_VERSION) return null;
  const { startedAt, url, findings } = report;
  if (typeof startedAt !== "string" || typeof url !== "string" || !Array.isArray(findings)) return null;
  const before = findings.flatMap(rememberedOf);
  const keysBefore = new Set(before.map(({ key }) => key));
  // An ignored finding is not fixed.
  const keysNow = new Set([...now.findings, ...now.ignored].map(({ key }) => key));
  const gone = before.filter(({ key }) => !keysNow.has(key));
  return {
    previous: { startedAt, url, isSameUrl: url === now.url },
    fresh: now.findings.filter(({ key }) => !keysBefore.has(key)).map(mention),
    mended: gone.filter(({ operationId }) => now.triedIds.has(operationId)).map(mention),
    still: now.findings.filter(({ key }) => keysBefore.has(key)).map(mention),
    notTried: gone.filter(({ operationId }) => !now.triedIds.has(operationId)).map(mention),
  };
}
