import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Form, type FormProblem, SubmitButton } from "../../components/Form/Form.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { MoneyField } from "../../components/MoneyField/MoneyField.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { StatusTag } from "../../components/StatusTag/StatusTag.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import { Text } from "../../components/Text/Text.tsx";

const STEPS = [
  { id: "way", label: "Choose" },
  { id: "amount", label: "Amount" },
  { id: "review", label: "Look again" },
] as const;
type Step = (typeof STEPS)[number]["id"] | "done";
const WAYS = [
  { value: "bKash", label: "bKash", description: "At once, no fee" },
  { value: "Nagad", label: "Nagad", description: "At once, no fee" },
  { value: "Bank transfer", label: "Bank transfer", description: "Within a day" },
];
const LEAST = 200;
const MOST = 25_000;
const AMOUNT_MESSAGES = {
  "amount.required": "Enter an amount",
  limits: "From 200.00 to 25,000.00",
};

/** A mock bank that books each key only once, even if it is requested twice. */
class Bank {
  readonly booked = new Map<string, string>();
  #isAnswerLost: boolean;

  constructor(isFirstAnswerLost: boolean) {
    this.#isAnswerLost = isFirstAnswerLost;
  }

  /** Books a deposit. @returns whether a response arrived */
  deposit(key: string, amount: string): boolean {
    this.booked.set(key, amount);
    const isLost = this.#isAnswerLost;
    this.#isAnswerLost = false;
    return !isLost;
  }
}

const withinLimits = (data: FormData): FormProblem[] => {
  const amount = Number(data.get("amount"));
  return amount >= LEAST && amount <= MOST ? [] : [{ field: "amount", rule: "limits" }];
};

interface DepositProps {
  initial?: Step;
  /** Whether the bank's first response is lost. */
  losesAnswer?: boolean;
  /** Whether the story starts while the response is still missing. */
  isWaiting?: boolean;
}

function Deposit({ initial = "way", losesAnswer = false, isWaiting = false }: DepositProps) {
  const [bank] = useState(() => new Bank(losesAnswer));
  const [step, setStep] = useState<Step>(initial);
  const [way, setWay] = useState("bKash");
  const [amount, setAmount] = useState("500.00");
  // Each intent has one key. It is created when the review opens, and every attempt uses it.
  const [key, setKey] = useState("deposit-1");
  const [isUnknown, setIsUnknown] = useState(isWaiting);
  const send = () => {
    const isAnswered = bank.deposit(key, amount);
    setIsUnknown(!isAnswered);
    if (isAnswered) setStep("done");
  };
  const review = (data: FormData) => {
    setAmount(Number(data.get("amount")).toFixed(2));
    setKey(crypto.randomUUID());
    setStep("review");
  };
  return (
    <Container size="form" hasGutters={false}>
      <Stack gap={24}>
        <Heading level={2}>Deposit</Heading>
        <Steps label="Deposit" steps={STEPS} current={step === "done" ? null : step} />
        <Card padding={24}>
          {step === "way" && (
            <Form onSubmit={() => setStep("amount")}>
              <RadioGroup label="Pay with" variant="card" options={WAYS} value={way} onValueChange={setWay} />
              <SubmitButton>Go on</SubmitButton>
            </Form>
          )}
          {step === "amount" && (
            <Form messages={AMOUNT_MESSAGES} validate={withinLimits} onSubmit={review}>
              <MoneyField
                name="amount"
                label={`Amount by ${way}`}
                currency="BDT"
                defaultValue={amount}
                description="From 200.00 to 25,000.00. Of your own limit 4,500.00 are left today."
                required
              />
              <Inline gap={12}>
                <SubmitButton>Look again</SubmitButton>
                <Button variant="ghost" onClick={() => setStep("way")}>
                  Back
                </Button>
              </Inline>
            </Form>
          )}
          {step === "review" && (
            <Review way={way} amount={amount} isUnknown={isUnknown} onSend={send} onBack={() => setStep("amount")} />
          )}
          {step === "done" && (
            <Stack gap={16}>
              <Inline justify="between">
                <MoneyText amount={amount} symbol="৳" size={28} weight="bold" />
                <StatusTag kind="deposit" status="pending" />
              </Inline>
              <Text>
                Booked once, by {way}. It is in your wallet as soon as {way} confirms it.
              </Text>
              <Text size={14} tone="secondary">
                Deposits at the bank: {Math.max(bank.booked.size, 1)}
              </Text>
              <Inline>
                <Button onClick={() => setStep("way")}>Another deposit</Button>
              </Inline>
            </Stack>
          )}
        </Card>
      </Stack>
    </Container>
  );
}

interface ReviewProps {
  way: string;
  amount: string;
  /** No response arrived, so the page does not know whether the deposit was booked. */
  isUnknown: boolean;
  onSend: () => void;
  onBack: () => void;
}

function Review({ way, amount, isUnknown, onSend, onBack }: ReviewProps) {
  return (
    <Stack gap={24}>
      {isUnknown && (
        <Banner tone="warning" title="No answer has come yet">
          Your deposit may have arrived. Asking again is safe: it is booked once.
        </Banner>
      )}
      <Stack gap={4}>
        <Text tone="secondary">You deposit by {way}</Text>
        <MoneyText amount={amount} symbol="৳" size={36} weight="bold" />
        <Text tone="secondary" size={14}>
          No fee
        </Text>
      </Stack>
      <Inline gap={12}>
        <Button tone="accent" onClick={onSend}>
          {isUnknown ? "Ask again" : "Deposit"}
        </Button>
        {!isUnknown && (
          <Button variant="ghost" onClick={onBack}>
            Back
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

const meta = { title: "Patterns/Money flow" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = { render: () => <Deposit /> };

export const AnAnswerIsLost: Story = {
  render: () => <Deposit losesAnswer />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    const amount = canvas.getByRole("textbox", { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, "100");
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    await expect(amount).toHaveAccessibleDescription(/From 200.00/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "1500");
    await userEvent.click(canvas.getByRole("button", { name: "Look again" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deposit" }));
    await expect(canvas.getByText("No answer has come yet")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Ask again" }));
    await expect(canvas.getByText("Deposits at the bank: 1")).toBeInTheDocument();
  },
};

export const NoAnswerYet: Story = { render: () => <Deposit initial="review" isWaiting /> };

export const LooksAgain: Story = { render: () => <Deposit initial="review" /> };

export const IsDone: Story = { render: () => <Deposit initial="done" /> };
