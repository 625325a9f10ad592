import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DrawList as DrawListScreen } from "./DrawList.tsx";
import { GameList as GameListScreen } from "./GameList.tsx";
import { Lobby as LobbyScreen } from "./Lobby.tsx";
import { Report as ReportScreen } from "./Report.tsx";
import { Wallet as WalletScreen } from "./Wallet.tsx";

const meta = { title: "Screens", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lobby: Story = { render: () => <LobbyScreen /> };

export const GameList: Story = {
  render: () => <GameListScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Blue Reel/ }));
    await expect(canvas.getByRole("list", { name: "Slots" }).children).toHaveLength(2);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search slots" }), "zebra");
    await userEvent.click(await canvas.findByRole("button", { name: "Show all slots" }));
    await expect(canvas.getByRole("list", { name: "Slots" }).children).toHaveLength(10);
  },
};

export const Wallet: Story = { render: () => <WalletScreen /> };

export const DrawList: Story = {
  render: () => <DrawListScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: /^On sale/ }));
    await expect(canvas.getAllByRole("button", { name: /^Bet on/ })).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: /^Results of/ })).toBeNull();
  },
};

export const Report: Story = { render: () => <ReportScreen /> };
