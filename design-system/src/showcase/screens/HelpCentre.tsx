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
import { fill } from "../../foundations/strings/strings.ts";
import { MessageIcon, PhoneIcon, ProtectionIcon } from "../../icons/icons.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import helpCentreTexts from "./texts/help-centre.json";

type Texts = typeof helpCentreTexts.en;

const TOPICS = ["money", "draws", "account"] as const;
type Topic = (typeof TOPICS)[number];
const QUESTIONS = [
  { id: "depositLate", topic: "money" },
  { id: "withdraw", topic: "money" },
  { id: "drawLate", topic: "draws" },
  { id: "limit", topic: "account" },
  { id: "break", topic: "account" },
] as const;
const CONTACTS = [
  { id: "write", icon: MessageIcon },
  { id: "call", icon: PhoneIcon },
  { id: "gambling", icon: ProtectionIcon },
] as const;
const found = (texts: Texts, word: string, topic: Topic | null) =>
  QUESTIONS.filter(
    (question) =>
      (topic === null || question.topic === topic) &&
      `${texts[question.id]} ${texts[`${question.id}Answer`]}`.toLowerCase().includes(word.toLowerCase()),
  );

/** Questions and answers first, and customer service always in reach. */
export function HelpCentre() {
  const texts = useTexts(helpCentreTexts);
  const [word, setWord] = useState("");
  const [topic, setTopic] = useState<Topic | null>(null);
  const questions = found(texts, word, topic);
  return (
    <AppFrame current="service">
      <Stack gap={16}>
        <Heading level={1}>{texts.heading}</Heading>
        <SearchField
          label={texts.search}
          placeholder={texts.searchExample}
          value={word}
          onValueChange={setWord}
          onSearch={(value) => announce(fill(texts.found, { count: found(texts, value, topic).length }))}
        />
        <ChipGroup label={texts.topics}>
          {TOPICS.map((name) => (
            <Chip
              key={name}
              label={texts[name]}
              count={found(texts, word, name).length}
              pressed={topic === name}
              onPressedChange={(isPressed) => setTopic(isPressed ? name : null)}
            />
          ))}
        </ChipGroup>
      </Stack>
      {questions.length === 0 ? (
        <EmptyState title={fill(texts.emptyTitle, { word })} text={texts.emptyText} />
      ) : (
        <Accordion
          headingLevel={2}
          defaultExpandedIds={["depositLate"]}
          items={questions.map(({ id, topic: note }) => ({
            id,
            title: texts[id],
            note: (
              <Text as="span" size={14} tone="secondary">
                {texts[note]}
              </Text>
            ),
            content: <Text>{texts[`${id}Answer`]}</Text>,
          }))}
        />
      )}
      <Stack as="section">
        <Heading level={2}>{texts.people}</Heading>
        <Grid columns={{ phone: 1, tablet: 3 }}>
          {CONTACTS.map(({ id, icon }) => (
            <Card key={id} padding={24}>
              <Stack gap={12} align="start">
                <Icon drawing={icon} size="large" />
                <Heading level={3}>{texts[id]}</Heading>
                <Text tone="secondary">{texts[`${id}Text`]}</Text>
                <LinkButton href="#contact">{texts[`${id}Action`]}</LinkButton>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </AppFrame>
  );
}
