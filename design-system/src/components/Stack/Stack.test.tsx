import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { BellIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Balance } from "../Balance/Balance.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { NotificationDot } from "../NotificationDot/NotificationDot.tsx";
import { StatusTag } from "../StatusTag/StatusTag.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { ToggleGroup } from "../ToggleGroup/ToggleGroup.tsx";
import { Stack } from "./Stack.tsx";

const VIEWS = [
  { id: "cards", label: "Cards" },
  { id: "list", label: "List" },
];
const WIDE_PX = 600;
/** Components that are as wide as their content. */
const NARROW: Readonly<Record<string, ReactElement>> = {
  Badge: <Badge tone="positive">Won</Badge>,
  Balance: <Balance amount="12480.50" symbol="৳" onRefresh={() => undefined} />,
  Chip: <Chip label="Paid" pressed onPressedChange={() => undefined} />,
  NotificationDot: (
    <NotificationDot label="3 unread messages" count={3}>
      <Icon drawing={BellIcon} />
    </NotificationDot>
  ),
  StatusTag: <StatusTag kind="deposit" status="approved" />,
  Tag: <Tag hue="slots">Slots</Tag>,
  ThemeSwitch: <ThemeSwitch label="Light theme" theme="dark" onThemeChange={() => undefined} />,
  ToggleGroup: <ToggleGroup label="View" options={VIEWS} />,
};
const widthIn = (part: ReactElement) =>
  render(
    <div data-width style={{ inlineSize: WIDE_PX }}>
      <Stack>{part}</Stack>
    </div>,
  )
    .container.querySelector("[data-width] > div > *")
    ?.getBoundingClientRect().width;

describe("Stack", () => {
  itConforms(Stack, { children: "One" }, "div");

  it("D17c stacks its parts vertically with a gap of the given size", () => {
    const { container } = render(
      <Stack as="section" gap={24}>
        <div>One</div>
        <div>Two</div>
      </Stack>,
    );
    const [one, two] = [...container.querySelectorAll("section > div")].map((part) => part.getBoundingClientRect());
    expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(24);
  });

  it.each(Object.entries(NARROW))("does not stretch %s, which is as wide as its content", (_name, part) => {
    expect(widthIn(part)).toBeLessThan(WIDE_PX / 2);
  });

  it("stretches a ToggleGroup with fullWidth", () => {
    expect(widthIn(<ToggleGroup label="View" options={VIEWS} fullWidth />)).toBe(WIDE_PX);
  });
});
