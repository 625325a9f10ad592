// How the table of props edits a prop whose type Storybook does not know. Storybook itself would offer JSON for each of them.

interface Prop {
  name: string;
  /** Source text of its type, such as `ReactNode`. */
  type: string;
  /** Its value in the story. */
  value: unknown;
}

/**
 * Chooses the control of a prop.
 * @returns false for a prop that nobody can type: code, a drawing, an element. Undefined leaves the choice to Storybook.
 */
export function controlOf({ name, type, value }: Prop): { type: "text" | "number" } | false | undefined {
  if (name === "ref" || type.includes("=>") || /^on[A-Z]/.test(name)) return false;
  if (typeof value === "string") return { type: "text" };
  // JSON for an empty value is an empty object, and no component accepts that.
  if (value === undefined || value === null) {
    if (/\b(?:ReactNode|string)\b/.test(type) && !type.includes("[]")) return { type: "text" };
    return /\bnumber\b/.test(type) && !type.includes("[]") ? { type: "number" } : false;
  }
  return typeof value === "object" && "$$typeof" in value ? false : undefined;
}
