import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { VendorCard } from "./VendorCard.tsx";

const [lanterns, koi, cards] = SAMPLE_GAMES;

const meta = {
  title: "Components/Games/VendorCard",
  id: "components-vendorcard",
  component: VendorCard,
  args: {
    name: "Night Works",
    logo: { src: lanterns.src, color: lanterns.color },
    href: "#night-works",
    priority: true,
  },
  argTypes: { logo: { control: false } },
  decorators: [inBox({ inlineSize: 200, maxInlineSize: "100%" })],
} satisfies Meta<typeof VendorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Night Works" })).toHaveAttribute(
      "href",
      "#night-works",
    );
  },
};

export const Playground: Story = { args: { note: "128 games", current: true } };

const button = { name: "Night Works", logo: { src: lanterns.src, color: lanterns.color }, priority: true };

export const AsAFilter: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => <VendorCard {...button} note="128 games" current {...(onClick ? { onClick } : {})} />,
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole("button", { name: "Night Works 128 games" });
    await expect(card).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(card);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  decorators: [inBox({ inlineSize: "90vw", maxInlineSize: 720 })],
  render: () => (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))" }}>
      {[lanterns, koi, cards].map((game, index) => (
        <VendorCard
          key={game?.id}
          name={game?.vendor ?? ""}
          note={`${12 * (index + 3)} games`}
          logo={{ src: game?.src ?? "", color: game?.color ?? "" }}
          href={`#${game?.id}`}
          current={index === 1}
          priority
        />
      ))}
      <VendorCard name="Lotus Draw" note="9 games" href="#lotus" priority />
    </div>
  ),
};

export const LogoMissing: Story = { args: { logo: { src: "/not-there.svg" } } };

export const InBengali: Story = {
  args: { name: "নাইট ওয়ার্কস", note: "১২৮টি গেম" },
  render: (args) => (
    <Bengali>
      <VendorCard {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { name: LONG_ENGLISH, note: LONG_BENGALI },
  decorators: [inBox({ inlineSize: 138 })],
};

export const RightToLeftPage: Story = {
  args: { note: "128 games", current: true },
  render: (args) => (
    <RightToLeft>
      <VendorCard {...args} />
    </RightToLeft>
  ),
};
