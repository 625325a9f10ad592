import { createElement, type ReactElement } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Accordion } from "../components/Accordion/Accordion.tsx";
import { Button } from "../components/Button/Button.tsx";
import { DataTable } from "../components/DataTable/DataTable.tsx";
import { Dialog } from "../components/Dialog/Dialog.tsx";
import { ErrorSummary } from "../components/ErrorSummary/ErrorSummary.tsx";
import { IconButton } from "../components/IconButton/IconButton.tsx";
import { Menu } from "../components/Menu/Menu.tsx";
import { Pagination } from "../components/Pagination/Pagination.tsx";
import { Progress } from "../components/Progress/Progress.tsx";
import { RadioGroup } from "../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../components/Select/Select.tsx";
import { Steps } from "../components/Steps/Steps.tsx";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { Tooltip } from "../components/Tooltip/Tooltip.tsx";
import { TreeView } from "../components/TreeView/TreeView.tsx";
import { HomeIcon } from "../icons/icons.ts";
import { render } from "../testing/render.tsx";
import { assert, told } from "./assert.ts";

const noop = () => undefined;
const bets = [{ id: "b1", label: "One", title: "One", content: "One", value: "b1" }];
const twice = [...bets, ...bets];
const labels = { navigation: "Pages", previous: "Back", next: "Next", page: String, summary: () => "" };
const column = { id: "c1", label: "Stake", value: ({ id }: { id: string }) => id };
const choice = { label: "Bank", placeholder: "Choose", onValueChange: noop };

const WRONG: [what: string, page: () => ReactElement, says: RegExp][] = [
  ["tabs of one value", () => <Tabs label="Views" items={twice} />, /Tabs was given “b1” twice/],
  [
    "a tab that is not there",
    () => <Tabs label="Views" items={bets} value="b2" />,
    /Tabs is to show “b2”, which is none of “b1”/,
  ],
  ["an option that is not there", () => <Select {...choice} options={bets} value="b3" />, /Select is to show “b3”/],
  ["radios of one value", () => <RadioGroup label="Bank" options={twice} />, /RadioGroup was given “b1” twice/],
  ["parts of one id", () => <Accordion items={twice} />, /Accordion was given “b1” twice/],
  ["actions of one id", () => <Menu label="More" items={twice} onAction={noop} />, /Menu was given “b1” twice/],
  ["nodes of one id", () => <TreeView label="Team" nodes={twice} />, /TreeView was given “b1” twice/],
  [
    "rows of one key",
    () => <DataTable label="Bets" columns={[column]} rows={twice} rowKey={({ id }) => id} />,
    /DataTable \(rowKey\) was given “b1” twice/,
  ],
  ["a step that is not there", () => <Steps label="Way" steps={bets} current="b4" />, /Steps is to show “b4”/],
  [
    "a page that is not there",
    () => <Pagination page={9} count={3} labels={labels} onPageChange={noop} />,
    /page 9 of 3/,
  ],
  ["more than all", () => <Progress label="Sending" value={140} />, /Progress is at 140 of 100/],
  ["a button without a name", () => <IconButton icon={HomeIcon} label=" " />, /empty label/],
  [
    "words on what takes no focus",
    () => (
      <Tooltip text="Why">
        <p>Text</p>
      </Tooltip>
    ),
    /explains a <p>/,
  ],
  [
    "a line that leads nowhere",
    () => <ErrorSummary errors={[{ fieldId: "gone", message: "Wrong" }]} />,
    /leads to “gone”/,
  ],
  [
    "a dialog without a way out",
    () => <Dialog isOpen title="Wait" isDismissible={false} onClose={noop} />,
    /nothing in it that takes the focus/,
  ],
];

const RIGHT: (() => ReactElement)[] = [
  () => <Tabs label="Views" items={bets} value="b1" />,
  () => <Select {...choice} options={[]} value="later" />,
  () => <Select {...choice} options={bets} value={null} />,
  () => <RadioGroup label="Bank" options={bets} />,
  () => <Progress label="Sending" />,
  () => (
    <Tooltip text="Why">
      <Button>Send</Button>
    </Tooltip>
  ),
  () => <ErrorSummary errors={[{ message: "Wrong" }]} />,
  () => <Dialog isOpen title="Wait" isDismissible={false} onClose={noop} actions={<Button>Go on</Button>} />,
];

const listen = () => {
  // Test files share a page: another may have heard the same.
  told.clear();
  const errors = vi.spyOn(console, "error").mockImplementation(noop);
  onTestFinished(() => errors.mockRestore());
  return () =>
    errors.mock.calls.map(([message]) => String(message)).filter((message) => message.startsWith("Lobbykit:"));
};

describe("what types cannot refuse is told in development", () => {
  it.each(WRONG)("D17c %s", async (_what, page, says) => {
    const heard = listen();
    render(page());
    await vi.waitFor(() => expect(heard().join("\n")).toMatch(says));
  });

  it("D17c right use is met with silence", async () => {
    const heard = listen();
    for (const page of RIGHT) render(createElement("div", undefined, page()));
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(heard()).toEqual([]);
  });

  it("says a thing once, in three sentences", () => {
    const heard = listen();
    for (let round = 0; round < 3; round += 1) assert(round < 0, "What.", "Why.", "How.");
    expect(heard()).toEqual(["Lobbykit: What. Why. How."]);
  });
});
