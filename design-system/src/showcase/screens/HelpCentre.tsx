import { useState } from "react";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Chip } from "../../components/Chip/Chip.tsx";
import { ChipGroup } from "../../components/Chip/ChipGroup.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { MessageIcon, PhoneIcon, ProtectionIcon } from "../../icons/icons.ts";
import { AppFrame } from "./AppFrame.tsx";

const TOPICS = ["Money", "Draws", "Account"] as const;
type Topic = (typeof TOPICS)[number];
const QUESTIONS: readonly { id: string; topic: Topic; title: string; answer: string }[] = [
  {
    id: "deposit-late",
    topic: "Money",
    title: "My deposit has not arrived",
    answer:
      "Wallets take up to five minutes, banks up to a day. Its state is under Records; ask us if it stays longer.",
  },
  {
    id: "withdraw",
    topic: "Money",
    title: "How do I take money out?",
    answer: "Under Wallet, to an account in your own name. The first time we check that it is yours.",
  },
  {
    id: "draw-late",
    topic: "Draws",
    title: "The result of a draw is late",
    answer: "Then the lottery has not published it. Your bet stays valid, and the numbers appear by themselves.",
  },
  {
    id: "limit",
    topic: "Account",
    title: "How do I set a limit?",
    answer: "Under Protection. A lower limit holds at once, a higher one after a day.",
  },
  {
    id: "break",
    topic: "Account",
    title: "I need a break",
    answer: "Choose a day, a week or longer under Protection. Nobody writes to you until it is over.",
  },
];
const CONTACTS = [
  {
    icon: MessageIcon,
    title: "Write to us",
    text: "An answer within two minutes, day and night.",
    action: "Open a chat",
  },
  { icon: PhoneIcon, title: "Call us", text: "Bengali and English, 08:00 to 24:00.", action: "Call 16263" },
  {
    icon: ProtectionIcon,
    title: "Help with gambling",
    text: "Free and in confidence. They are not part of us.",
    action: "Talk to somebody",
  },
];
const found = (word: string, topic: Topic | null) =>
  QUESTIONS.filter(
    (question) =>
      (topic === null || question.topic === topic) &&
      `${question.title} ${question.answer}`.toLowerCase().includes(word.toLowerCase()),
  );

/** Questions and answers first, and customer service always in reach. */
export function HelpCentre() {
  const [word, setWord] = useState("");
  const [topic, setTopic] = useState<Topic | null>(null);
  const questions = found(word, topic);
  return (
    <AppFrame current="service">
      <Stack gap={16}>
        <Heading level={1}>How can we help?</Heading>
        <SearchField
          label="Search the help"
          placeholder="Deposit, limit, result"
          value={word}
          onValueChange={setWord}
          onSearch={(value) => announce(`${found(value, topic).length} answers`)}
        />
        <ChipGroup label="Topics">
          {TOPICS.map((name) => (
            <Chip
              key={name}
              label={name}
              count={found(word, name).length}
              pressed={topic === name}
              onPressedChange={(isPressed) => setTopic(isPressed ? name : null)}
            />
          ))}
        </ChipGroup>
      </Stack>
      {questions.length === 0 ? (
        <EmptyState title={`Nothing about “${word}”`} text="Ask us: the ways are below." />
      ) : (
        <Accordion
          headingLevel={2}
          defaultExpandedIds={["deposit-late"]}
          items={questions.map(({ id, title, answer, topic: note }) => ({
            id,
            title,
            note: (
              <Text as="span" size={14} tone="secondary">
                {note}
              </Text>
            ),
            content: <Text>{answer}</Text>,
          }))}
        />
      )}
      <Stack as="section">
        <Heading level={2}>People</Heading>
        <Grid columns={{ phone: 1, tablet: 3 }}>
          {CONTACTS.map(({ icon, title, text, action }) => (
            <Card key={title} padding={24}>
              <Stack gap={12} align="start">
                <Icon drawing={icon} size="large" />
                <Heading level={3}>{title}</Heading>
                <Text tone="secondary">{text}</Text>
                <LinkButton href="#contact">{action}</LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </AppFrame>
  );
}
