import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useId, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { ErrorSummary, type FieldProblem } from "../../components/ErrorSummary/ErrorSummary.tsx";
import { FavouriteButton } from "../../components/FavouriteButton/FavouriteButton.tsx";
import { GameCard } from "../../components/GameCard/GameCard.tsx";
import { GameGrid } from "../../components/GameGrid/GameGrid.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PasswordField } from "../../components/PasswordField/PasswordField.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { showToast, ToastRegion } from "../../components/Toast/Toast.tsx";
import { fill } from "../../foundations/strings/strings.ts";
import { SAMPLE_GAMES, type SampleGame } from "../../testing/samples/games.tsx";
import { gameTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import gateTexts from "./texts/gate.json";

/** What the member wanted to do before the login was needed. It is plain data, so that it survives the login. */
type Intent = { type: "launch" | "favourite"; game: SampleGame };

const PASSWORD = "demo-1234";

function Lobby() {
  const texts = useTexts(gateTexts);
  const { favourite } = useTexts(gameTexts);
  const [isMember, setIsMember] = useState(false);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [favourites, setFavourites] = useState<readonly string[]>([]);

  const run = ({ type, game }: Intent) => {
    if (type === "launch") showToast({ message: fill(texts.opens, { game: game.name }), tone: "positive" });
    else setFavourites((before) => [...before, game.id]);
  };
  const ask = (next: Intent) => (isMember ? run(next) : setIntent(next));
  const enter = () => {
    setIsMember(true);
    setIntent(null);
    if (intent) run(intent);
  };
  return (
    <Stack gap={24}>
      <Text tone="secondary">{isMember ? texts.member : texts.guest}</Text>
      <GameGrid label={texts.games}>
        {SAMPLE_GAMES.slice(0, 3).map((game) => (
          <GameCard
            key={game.id}
            name={game.name}
            vendor={game.vendor}
            picture={{ src: game.src, color: game.color }}
            priority
            onPlay={() => ask({ type: "launch", game })}
            favourite={
              <FavouriteButton
                label={fill(favourite, { name: game.name })}
                pressed={favourites.includes(game.id)}
                onPressedChange={() => ask({ type: "favourite", game })}
              />
            }
          />
        ))}
      </GameGrid>
      <LoginDialog isOpen={intent !== null} onClose={() => setIntent(null)} onEntered={enter} />
      <ToastRegion label={texts.messages} />
    </Stack>
  );
}

interface LoginDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onEntered: () => void;
}

function LoginDialog({ isOpen, onClose, onEntered }: LoginDialogProps) {
  const texts = useTexts(gateTexts);
  const form = useId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const close = () => {
    setProblems([]);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (password === PASSWORD) return onEntered();
    // The message does not say which of the two is wrong, because that would tell a stranger who is a member.
    return setProblems([{ fieldId: "login-username", message: texts.wrong }]);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.logIn}
      description={texts.afterLogin}
      actions={
        <Button type="submit" form={form} tone="accent">
          {texts.send}
        </Button>
      }
    >
      <Stack as="form" gap={16} id={form} onSubmit={submit as () => void}>
        <ErrorSummary errors={problems} />
        <TextField
          id="login-username"
          name="username"
          label={texts.username}
          autoComplete="username"
          defaultValue="demo"
        />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      </Stack>
    </Dialog>
  );
}

const HelpLink = () => <LinkButton href="#help">{useTexts(gateTexts).service}</LinkButton>;

function ClosedForMaintenance() {
  const { maintenanceTitle, maintenanceText } = useTexts(gateTexts);
  return <ErrorState headingLevel={1} title={maintenanceTitle} text={maintenanceText} action={<HelpLink />} />;
}

function ClosedForRegion() {
  const { regionTitle, regionText, licence } = useTexts(gateTexts);
  return <ErrorState headingLevel={1} title={regionTitle} text={regionText} detail={licence} action={<HelpLink />} />;
}

function ClosedForMember() {
  const { closedTitle, closedText } = useTexts(gateTexts);
  return <EmptyState headingLevel={1} title={closedTitle} text={closedText} action={<HelpLink />} />;
}

const meta = { title: "Patterns/Gate" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoginBeforeAction: Story = { render: () => <Lobby /> };

export const TheWishIsKept: Story = {
  render: () => <Lobby />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Lantern Alley/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Log in" }));
    const password = dialog.getByLabelText("Password", { exact: true });
    const send = dialog.getByRole("button", { name: "Log in" });
    await userEvent.type(password, "wrong");
    await userEvent.click(send);
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveFocus());
    await userEvent.clear(password);
    await userEvent.type(password, PASSWORD);
    await userEvent.click(send);
    await expect(await screen.findByText("Lantern Alley opens.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The toast covers the end of the page for three seconds.
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  },
};

export const Maintenance: Story = { render: () => <ClosedForMaintenance /> };

export const RegionBlocked: Story = { render: () => <ClosedForRegion /> };

export const MemberWhoMayNot: Story = { render: () => <ClosedForMember /> };

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <Lobby /> };
