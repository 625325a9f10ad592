/**
 * The lifecycle of components. A stories file states the status as a tag (`tags: ["new"]`), which Storybook's sidebar can filter by, and
 * the first version that has the component as the parameter `since`.
 */
export const STATUSES = {
  new: { label: "New", text: "Its props may still change in a minor version." },
  ready: {
    label: "Ready",
    text: "Its props change only in a breaking version, and the changelog says how to update your code.",
  },
  "phased-out": { label: "Phased out", text: "The next breaking version removes it. This page names its successor." },
} as const;
export type Status = keyof typeof STATUSES;

/** The version of a component without the parameter `since`. */
export const FIRST_VERSION = "0.1.0";

const isStatus = (tag: string): tag is Status => Object.hasOwn(STATUSES, tag);

/** The status among the tags of a story. Most components are ready, so that status needs no tag. */
export const statusOf = (tags: readonly string[]): Status => tags.find(isStatus) ?? "ready";

/** The groups of components, in the order of the sidebar. */
export const GROUPS = [
  "Actions",
  "Fields",
  "Overlays",
  "Navigation",
  "Layout",
  "Content",
  "Feedback",
  "Lists and charts",
  "Games",
  "Providers",
] as const;

/** The group of a component, from a title such as "Components/Actions/Button". Other pages have none. */
export function groupOf(title: string): string | undefined {
  const [section, group, name] = title.split("/");
  return section === "Components" && name !== undefined ? group : undefined;
}
