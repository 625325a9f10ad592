import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Container, CONTAINER_SIZES } from "./Container.tsx";

const card = (text: string) => (
  <Card>
    <Text>{text}</Text>
  </Card>
);

const meta = {
  title: "Components/Layout/Container",
  id: "components-container",
  component: Container,
  parameters: { layout: "fullscreen" },
  args: { children: card("Contents in the middle of the page.") },
  argTypes: { size: { control: "select", options: CONTAINER_SIZES }, children: { control: false } },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "form" } };
export const Widths: Story = {
  render: () => (
    <Stack>
      {CONTAINER_SIZES.map((size) => (
        <Container key={size} size={size}>
          {card(size)}
        </Container>
      ))}
    </Stack>
  ),
};
export const Stress: Story = { args: { size: "form", children: card(`${LONG_BENGALI} ${LONG_ENGLISH}`.repeat(4)) } };
export const RightToLeftPage: Story = {
  args: { size: "text", children: card("محتوى الصفحة") },
  decorators: [inside(RightToLeft)],
};
