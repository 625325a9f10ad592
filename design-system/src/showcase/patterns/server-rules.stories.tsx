import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Form, type FormProblem, SubmitButton } from "../../components/Form/Form.tsx";
import { PasswordField } from "../../components/PasswordField/PasswordField.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { fill } from "../../foundations/strings/strings.ts";
import { useTexts } from "../texts/use-texts.ts";
import registrationTexts from "./texts/server-rules.json";
import ruleMessages from "./texts/rule-messages.json";

/** A rule as the server sends it: data, with an id for its message. */
interface Rule {
  field: "username" | "password";
  id: string;
  min: number;
  max: number;
}

const USERNAME: Rule = { field: "username", id: "reg_pattern_3", min: 6, max: 14 };
const PASSWORD: Rule = { field: "password", id: "reg_pattern_8", min: 8, max: 128 };
const RULES = [USERNAME, PASSWORD];
const TAKEN = "demo42";
const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

function checkRules(data: FormData): FormProblem[] {
  const broken = RULES.filter(({ field, min, max }) => {
    const { length } = textOf(data, field);
    return length > 0 && (length < min || length > max);
  }).map(({ field, id, min, max }) => ({ field, rule: id, values: { min, max } }));
  const differs = textOf(data, "again") !== textOf(data, "password");
  return differs ? [...broken, { field: "again", rule: "same" }] : broken;
}

/** The server decides, because only it knows which names are taken. */
const answer = (data: FormData): readonly FormProblem[] =>
  textOf(data, "username") === TAKEN ? [{ field: "username", rule: "username_taken" }] : [];

function Register() {
  const texts = useTexts(registrationTexts);
  const messages = useTexts(ruleMessages);
  const [name, setName] = useState<string>();
  const send = (data: FormData) => {
    const problems = answer(data);
    if (problems.length === 0) setName(textOf(data, "username"));
    return problems;
  };
  return (
    <Container size="form" hasGutters={false}>
      <Card padding={24}>
        <Stack gap={24}>
          {name !== undefined && (
            <Banner tone="positive" title={fill(texts.welcome, { name })}>
              {texts.isOpen}
            </Banner>
          )}
          <Form messages={messages} validate={checkRules} onSubmit={send}>
            <TextField
              name="username"
              label={texts.username}
              description={fill(texts.usernameHint, { min: USERNAME.min, max: USERNAME.max })}
              autoComplete="username"
              required
            />
            <PasswordField
              name="password"
              label={texts.password}
              description={fill(texts.passwordHint, { min: PASSWORD.min })}
              autoComplete="new-password"
              showStrength
              required
            />
            <PasswordField name="again" label={texts.again} autoComplete="new-password" required />
            <Checkbox name="adult" label={texts.adult} required />
            <SubmitButton fullWidth>{texts.register}</SubmitButton>
          </Form>
        </Stack>
      </Card>
    </Container>
  );
}

const meta = { title: "Patterns/Forms with server rules" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RulesAreData: Story = { render: () => <Register /> };

export const RefusedThenAccepted: Story = {
  render: () => <Register />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const username = canvas.getByRole("textbox", { name: "Username" });
    const password = canvas.getByLabelText(/^Password(?! again)/, { selector: "input" });
    const again = canvas.getByLabelText(/^Password again/, { selector: "input" });
    await userEvent.type(username, "demo");
    await userEvent.type(password, "blue river lamp");
    await userEvent.type(again, "blue river lamp");
    await userEvent.click(canvas.getByRole("checkbox"));
    const send = canvas.getByRole("button", { name: "Register" });
    await userEvent.click(send);
    await expect(username).toHaveAccessibleDescription(/6 to 14 letters or digits/);
    await userEvent.type(username, "42");
    await userEvent.click(send);
    await waitFor(() => expect(username).toHaveAccessibleDescription(/is taken/));
    await expect(password).toHaveValue("blue river lamp");
    await userEvent.type(username, "7");
    await userEvent.click(send);
    await expect(await canvas.findByText("Welcome, demo427")).toBeInTheDocument();
  },
};

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <Register /> };
