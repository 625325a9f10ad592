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
import { fill } from "../../foundations/strings/strings.ts";
import { useTexts } from "../texts/use-texts.ts";
import amountMessages from "./texts/amount-messages.json";
import depositTexts from "./texts/money-flow.json";

type Step = "way" | "amount" | "review" | "done";
const WAYS = ["bkash", "nagad", "bank"] as const;
type Way = (typeof WAYS)[number];
const LEAST = 200;
const MOST = 25_000;

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
  const texts = useTexts(depositTexts);
  const messages = useTexts(amountMessages);
  const names: Record<Way, string> = { bkash: "bKash", nagad: "Nagad", bank: texts.bank };
  const [bank] = useState(() => new Bank(losesAnswer));
  const [step, setStep] = useState<Step>(initial);
  const [way, setWay] = useState<Way>("bkash");
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
  const name = names[way];
  const steps = [
    { id: "way", label: texts.choose },
    { id: "amount", label: texts.amount },
    { id: "review", label: texts.review },
  ];
  const ways = WAYS.map((value) => ({
    value,
    label: names[value],
    description: value === "bank" ? texts.withinDay : texts.atOnce,
  }));
  return (
    <Container size="form" hasGutters={false}>
      <Stack gap={24}>
        <Heading level={2}>{texts.deposit}</Heading>
        <Steps label={texts.deposit} steps={steps} current={step === "done" ? null : step} />
        <Card padding={24}>
          {step === "way" && (
            <Form onSubmit={() => setStep("amount")}>
              <RadioGroup
                label={texts.payWith}
                variant="card"
                options={ways}
                value={way}
                onValueChange={(value) => setWay(WAYS.find((known) => known === value) ?? "bkash")}
              />
              <SubmitButton>{texts.goOn}</SubmitButton>
            </Form>
          )}
          {step === "amount" && (
            <Form messages={messages} validate={withinLimits} onSubmit={review}>
              <MoneyField
                name="amount"
                label={fill(texts.amountBy, { way: name })}
                currency="BDT"
                defaultValue={amount}
                description={texts.limits}
                required
              />
              <Inline gap={12}>
                <SubmitButton>{texts.review}</SubmitButton>
                <Button variant="ghost" onClick={() => setStep("way")}>
                  {texts.back}
                </Button>
              </Inline>
            </Form>
          )}
          {step === "review" && (
            <Review way={name} amount={amount} isUnknown={isUnknown} onSend={send} onBack={() => setStep("amount")} />
          )}
          {step === "done" && (
            <Stack gap={16}>
              <Inline justify="between">
                <MoneyText amount={amount} symbol="৳" size={28} weight="bold" />
                <StatusTag kind="deposit" status="pending" />
              </Inline>
              <Text>{fill(texts.booked, { way: name })}</Text>
              <Text size={14} tone="secondary">
                {fill(texts.bookedCount, { count: Math.max(bank.booked.size, 1) })}
              </Text>
              <Inline>
                <Button onClick={() => setStep("way")}>{texts.another}</Button>
              </Inline>
            </Stack>
          )}
        </Card>
      </Stack>
    </Container>
  );
}

interface ReviewProps {
  /** Name of the payment method. */
  way: string;
  amount: string;
  /** No response arrived, so the page does not know whether the deposit was booked. */
  isUnknown: boolean;
  onSend: () => void;
  onBack: () => void;
}

function Review({ way, amount, isUnknown, onSend, onBack }: ReviewProps) {
  const texts = useTexts(depositTexts);
  return (
    <Stack gap={24}>
      {isUnknown && (
        <Banner tone="warning" title={texts.unknownTitle}>
          {texts.unknownText}
        </Banner>
      )}
      <Stack gap={4}>
        <Text tone="secondary">{fill(texts.depositBy, { way })}</Text>
        <MoneyText amount={amount} symbol="৳" size={36} weight="bold" />
        <Text tone="secondary" size={14}>
          {texts.noFee}
        </Text>
      </Stack>
      <Inline gap={12}>
        <Button tone="accent" onClick={onSend}>
          {isUnknown ? texts.askAgain : texts.send}
        </Button>
        {!isUnknown && (
          <Button variant="ghost" onClick={onBack}>
            {texts.back}
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
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    const amount = canvas.getByRole("textbox", { name: /^Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, "100");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(amount).toHaveAccessibleDescription(/From 200.00/);
    await userEvent.clear(amount);
    await userEvent.type(amount, "1500");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(canvas.getByRole("button", { name: "Deposit" }));
    await expect(canvas.getByText("No answer yet")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByText("Deposits at the bank: 1")).toBeInTheDocument();
  },
};

export const NoAnswerYet: Story = { render: () => <Deposit initial="review" isWaiting /> };

export const LooksAgain: Story = { render: () => <Deposit initial="review" /> };

export const IsDone: Story = { render: () => <Deposit initial="done" /> };

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <Deposit initial="review" isWaiting /> };
