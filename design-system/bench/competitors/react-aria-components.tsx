import "./plain.css";
import { Button as LibraryButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger, Heading } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { TextField } from "react-aria-components/TextField";
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
      <DialogTrigger>
        <LibraryButton className="button">Open</LibraryButton>
        <ModalOverlay className="backdrop" isDismissable>
          <Modal className="dialog">
            <Dialog>
              <Heading slot="title" className="title">
                Title
              </Heading>
            </Dialog>
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      <Tabs>
        <TabList aria-label="Views" className="tabs">
          <Tab id="fields" className="tab">
            Fields
          </Tab>
          <Tab id="more" className="tab">
            More
          </Tab>
        </TabList>
        <TabPanel id="fields">
          <TextField className="field">
            <Label>Name</Label>
            <Input className="input" />
          </TextField>
          <Select className="field">
            <Label>Language</Label>
            <LibraryButton className="input">
              <SelectValue />
            </LibraryButton>
            <Popover className="list">
              <ListBox items={OPTIONS}>
                {(option) => (
                  <ListBoxItem id={option.value} className="option">
                    {option.label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </Select>
          <Card name="Ludo" />
        </TabPanel>
        <TabPanel id="more">More</TabPanel>
      </Tabs>
    </>
  );
}

export const kit: Kit = { Provider: ({ children }) => children, Page, Card, Button };
