import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DrawList as DrawListScreen } from "./DrawList.tsx";
import { GamePage as GamePageScreen } from "./GamePage.tsx";
import { GameList as GameListScreen } from "./GameList.tsx";
import { HelpCentre as HelpCentreScreen } from "./HelpCentre.tsx";
import { Lobby as LobbyScreen } from "./Lobby.tsx";
import { Report as ReportScreen } from "./Report.tsx";
import { SignIn as SignInScreen } from "./SignIn.tsx";
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

export const SignIn: Story = {
  render: () => <SignInScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = within(canvas.getByRole("tabpanel"));
    await userEvent.type(panel.getByRole("textbox", { name: /^Username/ }), "demo");
    await userEvent.type(panel.getByLabelText(/^Password/, { selector: "input" }), "wrong");
    await userEvent.click(panel.getByRole("button", { name: "Log in" }));
    await waitFor(() => expect(panel.getByRole("alert")).toHaveTextContent("Username or password is wrong"));
  },
};

export const Register: Story = { render: () => <SignInScreen initial="register" /> };

export const GamePage: Story = {
  render: () => <GamePageScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Draw for/ }));
    await expect(canvas.getByText("Round 1")).toBeInTheDocument();
    await expect(canvas.getByText("106")).toBeInTheDocument();
  },
};

export const HelpCentre: Story = {
  render: () => <HelpCentreScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Draws/ }));
    await expect(canvas.getByRole("button", { name: /The result of a draw is late/ })).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /I need a break/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Draws/ }));
  },
};

export const LobbyInBengali: Story = { globals: { locale: "bn" }, render: () => <LobbyScreen /> };

export const SignInInBengali: Story = { globals: { locale: "bn" }, render: () => <SignInScreen /> };

export const GameListInBengali: Story = { globals: { locale: "bn" }, render: () => <GameListScreen /> };

export const GamePageInBengali: Story = { globals: { locale: "bn" }, render: () => <GamePageScreen /> };

export const WalletInBengali: Story = { globals: { locale: "bn" }, render: () => <WalletScreen /> };

export const DrawListInBengali: Story = { globals: { locale: "bn" }, render: () => <DrawListScreen /> };

export const ReportInBengali: Story = { globals: { locale: "bn" }, render: () => <ReportScreen /> };

export const HelpCentreInBengali: Story = { globals: { locale: "bn" }, render: () => <HelpCentreScreen /> };
