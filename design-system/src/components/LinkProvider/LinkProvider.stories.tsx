import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { type LinkComponentProps, LinkProvider } from "./LinkProvider.tsx";

/** Replaces the link of a router: it adds `/app` before every path. */
const RouterLink = ({ href, children, ...anchor }: LinkComponentProps) => (
  <a {...anchor} href={`/app${href}`}>
    {children}
  </a>
);

const meta = {
  title: "Components/Providers/LinkProvider",
  id: "components-linkprovider",
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <Inline gap={16}>
        <Link href="/help">In the app</Link>
        <Link href="https://example.com/">On another host</Link>
      </Inline>
    ),
  },
  argTypes: { component: { control: false }, children: { control: false } },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "In the app" })).toHaveAttribute("href", "/app/help");
    const elsewhere = canvas.getByRole("link", { name: "On another host" });
    await expect(elsewhere).toHaveAttribute("href", "https://example.com/");
  },
};
