import type { Report } from "./model.ts";

/** The whole run for programs: the shape is schema/report.schema.json. */
export const toJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
