/** What a server or client adds by itself tells nothing about a promise. */
const SILENT = ["accept", "date", "connection", "keep-alive", "content-length", "transfer-encoding", "vary"];

/** The headers that a person wants to see, with their names as they were sent. */
export const tellingHeaders = (headers: Readonly<Record<string, string>>): [name: string, value: string][] =>
  Object.entries(headers).filter(([name]) => !SILENT.includes(name.toLowerCase()));
