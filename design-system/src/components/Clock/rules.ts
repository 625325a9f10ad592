const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** Formats a time as YYYY-MM-DD HH:mm:ss in the browser's time zone (R105). */
export function clockText(nowMs: number): string {
  const now = new Date(nowMs);
  const date = `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `${date} ${pad(now.getHours())}:${pad(now.getMinutes())}:${pad(now.getSeconds())}`;
}
