import type { Report } from "../model.ts";
import { causesOf } from "../parts/causes.ts";

/** Returns the causes; each lists the keys of its findings. */
const causesIn = ({ findings }: Report) =>
  causesOf(findings).map(({ key, check, severity, isKnown, count, places: [first, ...others] }) => ({
    key,
    check,
    severity,
    isKnown,
    count,
    message: first.message,
    findingKeys: [first, ...others].map((finding) => finding.key),
  }));

/** The whole report as JSON, in the format of the package's report.schema.json. */
export const toJson = (report: Report): string =>
  `${JSON.stringify({ ...report, causes: causesIn(report) }, null, 2)}\n`;
