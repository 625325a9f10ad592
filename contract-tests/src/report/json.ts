import type { Report } from "./model.ts";

/** The whole run for programs: the shape is report.schema.json of the package. */
export const toJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
