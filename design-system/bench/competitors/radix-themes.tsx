import "@radix-ui/themes/styles.css";
import {
  Button as LibraryButton,
  Card as LibraryCard,
  Dialog,
  IconButton,
  Select,
  Tabs,
  Text,
  TextField,
  Theme,
} from "@radix-ui/themes";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const Provider: Kit["Provider"] = ({ children }) => <Theme>{children}</Theme>;
const Button = ({ name }: CardProps) => <LibraryButton>{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <LibraryCard>
    <Picture />
    <Text weight="bold">{name}</Text>
    <Text size="2" color="gray">
      Night Market
    </Text>
    <LibraryButton>Play</LibraryButton>
    <IconButton aria-label={`Favourite: ${name}`}>
      <Star />
    </IconButton>
  </LibraryCard>
);

function Page() {
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>
          <LibraryButton>Open</LibraryButton>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Title</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
      <Tabs.Root defaultValue="fields">
        <Tabs.List>
          <Tabs.Trigger value="fields">Fields</Tabs.Trigger>
          <Tabs.Trigger value="more">More</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="fields">
          <label htmlFor="name">Name</label>
          <TextField.Root id="name" />
          <Select.Root defaultValue="bn">
            <Select.Trigger aria-label="Language" />
            <Select.Content>
              {OPTIONS.map(({ value, label }) => (
                <Select.Item key={value} value={value}>
                  {label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
          <Card name="Ludo" />
        </Tabs.Content>
        <Tabs.Content value="more">More</Tabs.Content>
      </Tabs.Root>
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
