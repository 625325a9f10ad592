/** Headers that clients and servers add automatically, without meaning for a finding. */
const SILENT = ["accept", "date", "connection", "keep-alive", "content-length", "transfer-encoding", "vary"];

/** The relevant headers, with their original names. */
export const shownHeaders = (headers: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => !SILENT.includes(name.toLowerCase()));
