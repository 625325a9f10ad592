import type { Meta, StoryObj } from "@storybook/react-vite";
import { ALIGNMENTS, SPACES } from "../../foundations/layout/layout-options.ts";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Card } from "../Card/Card.tsx";
import { Text } from "../Text/Text.tsx";
import { Grid } from "./Grid.tsx";
import { GRID_COLUMNS, GRID_FITS } from "./grid-options.ts";

const cards = (texts: readonly string[]) =>
  texts.map((text) => (
    <Card key={text}>
      <Text>{text}</Text>
    </Card>
  ));
const six = cards(["One", "Two", "Three", "Four", "Five", "Six"]);

const meta = {
  title: "Components/Layout/Grid",
  id: "components-grid",
  component: Grid,
  args: { children: six },
  argTypes: {
    columns: { control: "select", options: GRID_COLUMNS },
    fit: { control: "select", options: GRID_FITS },
    gap: { control: "select", options: SPACES },
    align: { control: "select", options: ALIGNMENTS },
    children: { control: false },
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { columns: 3, gap: 24 } };
export const ByWidth: Story = { args: { columns: { phone: 1, tablet: 2, desktop: 3, wide: 6 } } };
export const Fitting: Story = { args: { fit: "small", gap: 8 } };

/** Five cards in two columns: the last one spans the whole row. */
export const LastRowFilled: Story = {
  args: { columns: 2, fillsLastRow: true, children: cards(["One", "Two", "Three", "Four", "Five"]) },
};

export const Stress: Story = {
  args: { columns: 2, children: cards([LONG_BENGALI, LONG_NAME, "1"]) },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { columns: 3, children: cards(["واحد", "اثنان", "ثلاثة"]) },
  decorators: [inside(RightToLeft)],
};
