import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Card.css";
import "@mantine/core/styles/Text.css";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Tabs.css";
import {
  ActionIcon,
  Button as LibraryButton,
  Card as LibraryCard,
  MantineProvider,
  Modal,
  Select,
  Tabs,
  Text,
  TextInput,
} from "@mantine/core";
import { useState } from "react";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const Provider: Kit["Provider"] = ({ children }) => <MantineProvider>{children}</MantineProvider>;
const Button = ({ name }: CardProps) => <LibraryButton>{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <LibraryCard>
    <Picture />
    <Text fw={600}>{name}</Text>
    <Text size="sm" c="dimmed">
      Night Market
    </Text>
    <LibraryButton>Play</LibraryButton>
    <ActionIcon aria-label={`Favourite: ${name}`}>
      <Star />
    </ActionIcon>
  </LibraryCard>
);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LibraryButton onClick={() => setIsOpen(true)}>Open</LibraryButton>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Title" />
      <Tabs defaultValue="fields">
        <Tabs.List>
          <Tabs.Tab value="fields">Fields</Tabs.Tab>
          <Tabs.Tab value="more">More</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields">
          <TextInput label="Name" />
          <Select label="Language" data={OPTIONS} />
          <Card name="Ludo" />
        </Tabs.Panel>
        <Tabs.Panel value="more">More</Tabs.Panel>
      </Tabs>
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
