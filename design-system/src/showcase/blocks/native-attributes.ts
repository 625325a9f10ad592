/** What Storybook's page needs to know about the props of a component that its table does not list. `.ci/component-docs` writes it. */
export interface NativeAttributes {
  /** React's type of the attributes, such as `InputHTMLAttributes<HTMLInputElement>`. @default none */
  attributes?: string | undefined;
  /** Attributes of that type that the component does not accept. @default none */
  attributesExcept?: readonly string[] | undefined;
  props: Readonly<Record<string, unknown>>;
}

/** Tags whose name differs from the name of their interface in the DOM. */
const TAGS: Readonly<Record<string, string>> = { anchor: "a", olist: "ol", ulist: "ul", dlist: "dl" };
const INTERFACE = /<HTML(?<name>\w*)Element>/;

function elementOf(attributes: string): string {
  const name = (INTERFACE.exec(attributes)?.groups?.name ?? "").toLowerCase();
  if (name === "") return "that all HTML elements have";
  if (name === "heading") return "of a native heading";
  return `of a native \`${TAGS[name] ?? name}\``;
}

const join = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/**
 * Says which native attributes a component accepts besides the props in its table (D17c).
 * @returns a sentence with code between backticks; undefined for a component without an element
 */
export function nativeAttributesText({
  attributes,
  attributesExcept = [],
  props,
}: NativeAttributes): string | undefined {
  if (attributes !== undefined) {
    const except = ["className", "style", ...attributesExcept].map((name) => `\`${name}\``);
    return `It also accepts every attribute ${elementOf(attributes)}, except ${join(except)}.`;
  }
  return "ref" in props ? "It also accepts `data-` attributes, and no other native attribute." : undefined;
}
