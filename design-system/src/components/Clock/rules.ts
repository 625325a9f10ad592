const pad = (value: number, length = 2) => String(value).padStart(length, "0");

/** R105: YYYY-MM-DD HH:mm:ss in the time zone of the browser. */
export function clockText(nowMs: number): string {
  const now = new Date(nowMs);
  const date = `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `${date} ${pad(now.getHours())}:${pad(now.getMinutes())}:${pad(now.getSeconds())}`;
}
