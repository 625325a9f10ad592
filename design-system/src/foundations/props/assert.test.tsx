import { createElement, type ReactElement } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../components/ErrorSummary/ErrorSummary.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Menu } from "../../components/Menu/Menu.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { Popover } from "../../components/Popover/Popover.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { QrCode } from "../../components/QrCode/QrCode.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Sparkline } from "../../components/Sparkline/Sparkline.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import { Tabs } from "../../components/Tabs/Tabs.tsx";
import { Tooltip } from "../../components/Tooltip/Tooltip.tsx";
import { TreeView } from "../../components/TreeView/TreeView.tsx";
import { HomeIcon } from "../../icons/icons.ts";
import { render } from "../../testing/render.tsx";
import { assert, told } from "./assert.ts";

const noop = () => undefined;
const bets = [{ id: "b1", label: "One", title: "One", content: "One", value: "b1" }];
const twice = [...bets, ...bets];
const column = { id: "c1", label: "Stake", value: ({ id }: { id: string }) => id };
const choice = { label: "Bank", placeholder: "Choose", onValueChange: noop };

const WRONG: [what: string, page: () => ReactElement, says: RegExp][] = [
  ["two tabs with the same value", () => <Tabs label="Views" items={twice} />, /Tabs has “b1” twice/],
  [
    "a selected tab that does not exist",
    () => <Tabs label="Views" items={bets} value="b2" />,
    /Tabs has the value “b2”, which is not one of “b1”/,
  ],
  [
    "a selected option that does not exist",
    () => <Select {...choice} options={bets} value="b3" />,
    /Select has the value “b3”/,
  ],
  [
    "two radio buttons with the same value",
    () => <RadioGroup label="Bank" options={twice} />,
    /RadioGroup has “b1” twice/,
  ],
  ["two accordion parts with the same id", () => <Accordion items={twice} />, /Accordion has “b1” twice/],
  ["two menu items with the same id", () => <Menu label="More" items={twice} onAction={noop} />, /Menu has “b1” twice/],
  ["two tree nodes with the same id", () => <TreeView label="Team" nodes={twice} />, /TreeView has “b1” twice/],
  [
    "two rows with the same key",
    () => <DataTable label="Bets" columns={[column]} rows={twice} rowKey={({ id }) => id} />,
    /DataTable \(rowKey\) has “b1” twice/,
  ],
  [
    "a current step that does not exist",
    () => <Steps label="Way" steps={bets} current="b4" />,
    /Steps has the value “b4”/,
  ],
  ["a current page that does not exist", () => <Pagination page={9} count={3} onPageChange={noop} />, /page 9 of 3/],
  ["a progress value above its maximum", () => <Progress label="Sending" value={140} />, /Progress is at 140 of 100/],
  ["a progress without an end", () => <Progress label="Sending" value={0} max={0} />, /Progress is at 0 of 0/],
  [
    "a value that is no number",
    () => <Sparkline label="Stakes" values={[1, Number.NaN]} />,
    /Sparkline has the value NaN/,
  ],
  ["a count that is no number", () => <Skeleton count={Number.NaN} />, /Skeleton \(count\) has the value NaN/],
  ["an amount that is no decimal number", () => <MoneyText amount="1,000" />, /MoneyText has the amount “1,000”/],
  ["a QR code of too long a text", () => <QrCode label="App" value={"W".repeat(5000)} />, /QrCode has a value of 5000/],
  [
    "a pop-up whose label lacks the visible text",
    () => (
      <Popover label="Explain" trigger="Turnover">
        Text
      </Popover>
    ),
    /Popover shows “Turnover” and is named “Explain”/,
  ],
  [
    "a menu whose label lacks the visible text",
    () => <Menu label="More" trigger={<b>Account</b>} items={bets} onAction={noop} />,
    /Menu shows “Account” and is named “More”/,
  ],
  ["an icon button without a label", () => <IconButton icon={HomeIcon} label=" " />, /empty label/],
  [
    "a tooltip on an element that takes no focus",
    () => (
      <Tooltip text="Why">
        <p>Text</p>
      </Tooltip>
    ),
    /explains a <p>/,
  ],
  [
    "an error that links to a missing field",
    () => <ErrorSummary errors={[{ fieldId: "gone", message: "Wrong" }]} />,
    /links to “gone”/,
  ],
  [
    "a dialog that cannot be closed",
    () => <Dialog isOpen title="Wait" isDismissible={false} onClose={noop} />,
    /nothing that can receive the focus/,
  ],
];

const RIGHT: (() => ReactElement)[] = [
  () => <Tabs label="Views" items={bets} value="b1" />,
  () => <Select {...choice} options={[]} value="later" />,
  () => <Select {...choice} options={bets} value={null} />,
  () => <RadioGroup label="Bank" options={bets} />,
  () => <Progress label="Sending" />,
  () => (
    <Popover label="What is turnover?" trigger="Turnover">
      Text
    </Popover>
  ),
  () => <Menu label="Open the menu" trigger={<svg />} items={bets} onAction={noop} />,
  () => (
    <Tooltip text="Why">
      <Button>Send</Button>
    </Tooltip>
  ),
  () => <ErrorSummary errors={[{ message: "Wrong" }]} />,
  () => <Dialog isOpen title="Wait" isDismissible={false} onClose={noop} actions={<Button>Go on</Button>} />,
];

const listen = () => {
  // Test files share a page, so another file may already have logged the same message.
  told.clear();
  const errors = vi.spyOn(console, "error").mockImplementation(noop);
  onTestFinished(() => errors.mockRestore());
  return () =>
    errors.mock.calls.map(([message]) => String(message)).filter((message) => message.startsWith("Lobbykit:"));
};

describe("wrong use that types cannot prevent is logged in development", () => {
  it.each(WRONG)("D17c logs %s", async (_what, page, says) => {
    const heard = listen();
    render(page());
    await vi.waitFor(() => expect(heard().join("\n")).toMatch(says));
  });

  it("D17c logs nothing for correct use", async () => {
    const heard = listen();
    for (const page of RIGHT) render(createElement("div", undefined, page()));
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(heard()).toEqual([]);
  });

  it("logs the same message once", () => {
    const heard = listen();
    for (let round = 0; round < 3; round += 1) assert(round < 0, "What.", "Why.", "How.");
    expect(heard()).toEqual(["Lobbykit: What. Why. How."]);
  });
});
