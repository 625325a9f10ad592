import "./plain.css";
import { Button as LibraryButton } from "@base-ui/react/button";
import { Dialog } from "@base-ui/react/dialog";
import { Field } from "@base-ui/react/field";
import { Select } from "@base-ui/react/select";
import { Tabs } from "@base-ui/react/tabs";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const Button = ({ name }: CardProps) => <LibraryButton className="button">{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <div className="card">
    <Picture />
    <strong className="name">{name}</strong>
    <p className="line">Night Market</p>
    <LibraryButton className="button">Play</LibraryButton>
    <LibraryButton className="icon-button" aria-label={`Favourite: ${name}`}>
      <Star />
    </LibraryButton>
  </div>
);

function Page() {
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger className="button">Open</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Title className="title">Title</Dialog.Title>
            <Dialog.Close className="icon-button">Close</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Tabs.Root defaultValue="fields">
        <Tabs.List className="tabs">
          <Tabs.Tab className="tab" value="fields">
            Fields
          </Tabs.Tab>
          <Tabs.Tab className="tab" value="more">
            More
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields">
          <Field.Root className="field">
            <Field.Label>Name</Field.Label>
            <Field.Control className="input" />
          </Field.Root>
          <Select.Root items={OPTIONS}>
            <Select.Trigger className="input" aria-label="Language">
              <Select.Value />
            </Select.Trigger>
            <Select.Portal>
              <Select.Positioner>
                <Select.Popup className="list">
                  {OPTIONS.map(({ value, label }) => (
                    <Select.Item key={value} value={value} className="option">
                      <Select.ItemText>{label}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.Popup>
              </Select.Positioner>
            </Select.Portal>
          </Select.Root>
          <Card name="Ludo" />
        </Tabs.Panel>
        <Tabs.Panel value="more">More</Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

export const kit: Kit = { Provider: ({ children }) => children, Page, Card, Button };
