/** A field of a form as text; "" when it is absent or a file. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
