import {
  Button as LibraryButton,
  Card as LibraryCard,
  ChakraProvider,
  createListCollection,
  defaultSystem,
  Dialog,
  Field,
  IconButton,
  Input,
  Portal,
  Select,
  Tabs,
  Text,
} from "@chakra-ui/react";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const collection = createListCollection({ items: OPTIONS });
const Provider: Kit["Provider"] = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
const Button = ({ name }: CardProps) => <LibraryButton>{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <LibraryCard.Root>
    <Picture />
    <Text fontWeight="semibold">{name}</Text>
    <Text fontSize="sm" color="fg.muted">
      Night Market
    </Text>
    <LibraryButton>Play</LibraryButton>
    <IconButton aria-label={`Favourite: ${name}`}>
      <Star />
    </IconButton>
  </LibraryCard.Root>
);

function Page() {
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <LibraryButton>Open</LibraryButton>
        </Dialog.Trigger>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>Title</Dialog.Title>
              </Dialog.Header>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <Tabs.Root defaultValue="fields">
        <Tabs.List>
          <Tabs.Trigger value="fields">Fields</Tabs.Trigger>
          <Tabs.Trigger value="more">More</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="fields">
          <Field.Root>
            <Field.Label>Name</Field.Label>
            <Input />
          </Field.Root>
          <Select.Root collection={collection}>
            <Select.HiddenSelect />
            <Select.Label>Language</Select.Label>
            <Select.Control>
              <Select.Trigger>
                <Select.ValueText placeholder="Choose" />
              </Select.Trigger>
            </Select.Control>
            <Portal>
              <Select.Positioner>
                <Select.Content>
                  {collection.items.map((item) => (
                    <Select.Item item={item} key={item.value}>
                      {item.label}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Positioner>
            </Portal>
          </Select.Root>
          <Card name="Ludo" />
        </Tabs.Content>
        <Tabs.Content value="more">More</Tabs.Content>
      </Tabs.Root>
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
