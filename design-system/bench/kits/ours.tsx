import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/base.css";
import { useState } from "react";
import { Button as OurButton } from "@lobbykit/design-system/Button";
import { Card as OurCard } from "@lobbykit/design-system/Card";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { Text } from "@lobbykit/design-system/Text";
import { TextField } from "@lobbykit/design-system/TextField";
import { type CardProps, type Kit, OPTIONS } from "../kit.ts";
import { Picture, STAR_PATH } from "./star.tsx";

/** The star of all kits, in the format of `Icon`. */
const star = [["path", { d: STAR_PATH }]] as const;

const Provider: Kit["Provider"] = ({ children }) => <LocaleProvider locale="en">{children}</LocaleProvider>;
const Button = ({ name }: CardProps) => <OurButton>{name}</OurButton>;
const Card = ({ name }: CardProps) => (
  <OurCard>
    <Picture />
    <Text as="strong">{name}</Text>
    <Text size={14} tone="muted">
      Night Market
    </Text>
    <OurButton tone="accent">Play</OurButton>
    <IconButton label={`Favourite: ${name}`} icon={star} />
  </OurCard>
);

function Fields() {
  return (
    <>
      <TextField label="Name" />
      <NativeSelect label="Language" options={OPTIONS} />
      <Card name="Ludo" />
    </>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OurButton onClick={() => setIsOpen(true)}>Open</OurButton>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Title" />
      <Tabs
        label="Views"
        items={[
          { value: "fields", label: "Fields", content: <Fields /> },
          { value: "more", label: "More", content: <Text>More</Text> },
        ]}
      />
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
