import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { Text } from "../../components/Text/Text.tsx";
import * as icons from "../../icons/icons.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Section, Specimen } from "../blocks/Section.tsx";
import { svgOf } from "./svg-of.tsx";
import * as styles from "../showcase.css.ts";

const { CATEGORY_ICONS, GAME_CATEGORIES, CONTACT_ICONS, CONTACT_APPS, ...drawings } = icons;
const ALL = Object.entries(drawings);
/** Icon names have no spaces, so "log out" and "logout" must both find LogOutIcon. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name for engineers, and the drawing for a design tool. */
const copiesOfIcon = (name: string, drawing: IconDrawing) => [
  { label: name, text: name },
  { label: `the SVG of ${name}`, text: svgOf(drawing), icon: icons.PictureIcon },
];

function IconPage() {
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const found = ALL.filter(([name]) => plain(name).includes(plain(search)));
  return (
    <div className={styles.page}>
      <Section title="Categories" note="Drawn for Lobbykit: 24 px, round strokes of 2 px, each in its own hue.">
        <div className={styles.grid}>
          {GAME_CATEGORIES.map((category) => (
            <Heading key={category} level={3} category={category} size={28}>
              <Inline as="span" gap={12} wrap={false}>
                <Icon drawing={CATEGORY_ICONS[category]} size="text" />
                <Icon drawing={CATEGORY_ICONS[category]} size="large" />
                <Text as="span" size={14} weight="medium" tone="primary">
                  {category}
                </Text>
              </Inline>
            </Heading>
          ))}
        </div>
      </Section>
      <Section
        title="Ways to reach us"
        note="Neutral drawings without company logos. Choose one by the value from the server: CONTACT_ICONS[app]."
      >
        <div className={styles.grid}>
          {CONTACT_APPS.map((app) => (
            <Specimen key={app} name={app} facts={[]}>
              <Icon drawing={CONTACT_ICONS[app]} size="large" />
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="All, by name" note="An icon has the colour of the surrounding text.">
        <SearchField
          label="Search icons"
          placeholder="wallet, arrow, log out"
          value={typed}
          onValueChange={setTyped}
          onSearch={setSearch}
          hasShortcut
        />
        <output>
          <Text as="span" size={14} tone="muted">
            {`${found.length} of ${ALL.length}`}
          </Text>
        </output>
        {found.length === 0 && <EmptyState title="No icon has this name" text="Search for what it does: close, pay." />}
        <div className={styles.grid}>
          {found.map(([name, drawing]) => (
            <Specimen key={name} name={name} facts={[]} copies={copiesOfIcon(name, drawing)}>
              <Icon drawing={drawing} size="large" />
            </Specimen>
          ))}
        </div>
      </Section>
    </div>
  );
}

export const All: Story = {
  render: () => <IconPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(ALL.length).toBeGreaterThanOrEqual(60);
    // The field listens for the key a moment after it is rendered.
    await waitFor(async () => {
      await userEvent.keyboard("/");
      await expect(canvas.getByRole("searchbox")).toHaveFocus();
    });
    await userEvent.keyboard("log out");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^1 of /), { timeout: 2000 });
    await expect(canvas.getByText("LogOutIcon")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy LogOutIcon" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy the SVG of LogOutIcon" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("status")).toHaveTextContent(`${ALL.length} of ${ALL.length}`);
  },
};

/** Icons that point back or forward are mirrored; icons of objects are not. */
export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <Inline gap={24}>
        <Icon drawing={icons.ArrowForwardIcon} size="large" mirrored />
        <Icon drawing={icons.ChevronBackIcon} size="large" mirrored />
        <Icon drawing={icons.TelegramIcon} size="large" />
        <Icon drawing={icons.LotteryIcon} size="large" />
      </Inline>
    </RightToLeft>
  ),
};
