import {
  Button as LibraryButton,
  Card as LibraryCard,
  ConfigProvider,
  Form,
  Input,
  Modal,
  Select,
  Tabs,
  Typography,
} from "antd";
import { useState } from "react";
import { OPTIONS, type CardProps, type Kit } from "../kit.ts";
import { Picture, Star } from "../kits/star.tsx";

const Provider: Kit["Provider"] = ({ children }) => <ConfigProvider>{children}</ConfigProvider>;
const Button = ({ name }: CardProps) => <LibraryButton>{name}</LibraryButton>;
const Card = ({ name }: CardProps) => (
  <LibraryCard>
    <Picture />
    <Typography.Text strong>{name}</Typography.Text>
    <Typography.Text type="secondary">Night Market</Typography.Text>
    <LibraryButton type="primary">Play</LibraryButton>
    <LibraryButton type="text" aria-label={`Favourite: ${name}`} icon={<Star />} />
  </LibraryCard>
);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const fields = (
    <>
      <Form.Item label="Name" layout="vertical">
        <Input />
      </Form.Item>
      <Form.Item label="Language" layout="vertical">
        <Select options={OPTIONS} />
      </Form.Item>
      <Card name="Ludo" />
    </>
  );
  return (
    <>
      <LibraryButton onClick={() => setIsOpen(true)}>Open</LibraryButton>
      <Modal open={isOpen} onCancel={() => setIsOpen(false)} title="Title" />
      <Tabs
        items={[
          { key: "fields", label: "Fields", children: fields },
          { key: "more", label: "More", children: "More" },
        ]}
      />
    </>
  );
}

export const kit: Kit = { Provider, Page, Card, Button };
