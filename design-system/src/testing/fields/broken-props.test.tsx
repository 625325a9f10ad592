import { Component, type ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Avatar } from "../../components/Avatar/Avatar.tsx";
import { Balance } from "../../components/Balance/Balance.tsx";
import { BarChart } from "../../components/BarChart/BarChart.tsx";
import { Countdown } from "../../components/Countdown/Countdown.tsx";
import { DatePicker } from "../../components/DatePicker/DatePicker.tsx";
import { DateRangePicker } from "../../components/DateRangePicker/DateRangePicker.tsx";
import { FileUpload } from "../../components/FileUpload/FileUpload.tsx";
import { MoneyField } from "../../components/MoneyField/MoneyField.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { NotificationDot } from "../../components/NotificationDot/NotificationDot.tsx";
import { NumberField } from "../../components/NumberField/NumberField.tsx";
import { OtpField } from "../../components/OtpField/OtpField.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { PhoneField } from "../../components/PhoneField/PhoneField.tsx";
import { PlayerProtectionBar } from "../../components/PlayerProtectionBar/PlayerProtectionBar.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import { QrCode } from "../../components/QrCode/QrCode.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { SmsCountdown } from "../../components/SmsCountdown/SmsCountdown.tsx";
import { Slider } from "../../components/Slider/Slider.tsx";
import { Sparkline } from "../../components/Sparkline/Sparkline.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { TimeField } from "../../components/TimeField/TimeField.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { WinnerBoard } from "../../components/WinnerBoard/WinnerBoard.tsx";
import { render } from "../render.tsx";
import { stopClock } from "../devices/stopped-clock.ts";
import { setViewportWidth } from "../devices/viewport.ts";

const WIDE_PX = 1024;
const COUNTRIES = [{ label: "Bangladesh", dialingCode: "880" }] as const;
const PLAY = { netPosition: "0.00", symbol: "৳", limitsHref: "/limits", helpLine: { name: "Help", href: "tel:16000" } };
const send = () => undefined;
const BARS = { label: "Net result", barHeading: "Day", valueHeading: "Taka" };
const WINNER = { id: "a", name: "de***o", game: "Koi Pond", amount: "12.00" };
/** What a server sends where it has no countries, although the type asks for at least one. */
const NO_COUNTRIES = JSON.parse("[]");

/** Values that a server or a URL may contain, although the types forbid them or cannot exclude them. */
const BROKEN: Readonly<Record<string, ReactNode>> = {
  "DatePicker min of month 13": <DatePicker label="Day" min="2026-13-45" />,
  "DatePicker max of words": <DatePicker label="Day" max="tomorrow" />,
  "DatePicker value of 30 February": <DatePicker label="Day" value="2026-02-30" />,
  "DatePicker empty value": <DatePicker label="Day" value="" />,
  "DatePicker defaultValue with a time": <DatePicker label="Day" defaultValue="2026-11-12T00:00" />,
  "DatePicker min > max": <DatePicker label="Day" min="2026-12-01" max="2026-11-01" defaultValue="2026-11-12" />,
  "DatePicker unknown time zone": <DatePicker label="Day" timeZone="Mars/Olympus" />,
  "DateRangePicker min of month 13": <DateRangePicker label="Day" min="2026-13-45" />,
  "DateRangePicker value of 30 February": (
    <DateRangePicker label="Day" value={{ start: "2026-02-30", end: "2026-03-01" }} />
  ),
  "DateRangePicker reversed": <DateRangePicker label="Day" value={{ start: "2026-11-12", end: "2026-11-01" }} />,
  "DateRangePicker min > max": <DateRangePicker label="Day" min="2026-12-01" max="2026-11-01" />,
  "DateRangePicker NaN days": <DateRangePicker label="Day" maxDays={Number.NaN} />,
  "DateRangePicker unknown time zone": <DateRangePicker label="Day" timeZone="Mars/Olympus" />,
  "TimeField value of hour 25": <TimeField label="Time" value="25:00" />,
  "TimeField empty value": <TimeField label="Time" value="" />,
  "TimeField defaultValue with seconds": <TimeField label="Time" defaultValue="09:30:00" />,
  "TimeField limits of words": <TimeField label="Time" min="noon" max="night" defaultValue="09:30" />,
  "NumberField min > max": <NumberField label="Count" min={10} max={1} defaultValue={5} />,
  "NumberField NaN": <NumberField label="Count" value={Number.NaN} min={Number.NaN} max={Number.NaN} />,
  "NumberField step 0": <NumberField label="Count" step={0} />,
  "NumberField NaN step": <NumberField label="Count" step={Number.NaN} />,
  "MoneyField value of words": <MoneyField label="Amount" currency="BDT" value="much" />,
  "MoneyField unknown currency": <MoneyField label="Amount" currency="??" />,
  "MoneyField NaN decimals": <MoneyField label="Amount" currency="BDT" decimals={Number.NaN} defaultValue="5" />,
  "MoneyField decimals below 0": <MoneyField label="Amount" currency="BDT" decimals={-1} defaultValue="5" />,
  "OtpField NaN length": <OtpField label="Code" length={Number.NaN} />,
  "OtpField length below 0": <OtpField label="Code" length={-1} />,
  "Slider min > max": <Slider label="Count" min={10} max={1} defaultValue={5} />,
  "Slider NaN": <Slider label="Count" value={Number.NaN} min={Number.NaN} max={Number.NaN} step={Number.NaN} />,
  "Slider step 0": <Slider label="Count" step={0} />,
  "Slider reversed": <Slider label="Count" isRange value={[7, Number.NaN]} />,
  "PhoneField code not offered": (
    <PhoneField label="Mobile" countries={COUNTRIES} value={{ dialingCode: "7", number: "900" }} />
  ),
  "Countdown NaN": <Countdown label="Closes in" endsAtMs={Number.NaN} />,
  "Countdown endless": <Countdown label="Closes in" endsAtMs={Number.POSITIVE_INFINITY} />,
  "SmsCountdown NaN": <SmsCountdown endsAtMs={Number.NaN} onSend={send} />,
  "SmsCountdown endless": <SmsCountdown endsAtMs={Number.POSITIVE_INFINITY} onSend={send} />,
  "Timeline broken instant and zone": (
    <Timeline label="Steps" timeZone="Mars/Olympus" items={[{ id: "a", title: "Sent", at: "soon" }]} />
  ),
  "PlayerProtectionBar NaN": <PlayerProtectionBar {...PLAY} startedAt={Number.NaN} />,
  "Progress max 0": <Progress label="Upload" value={0} max={0} />,
  "NotificationDot NaN": (
    <NotificationDot label="Unread" count={Number.NaN}>
      Inbox
    </NotificationDot>
  ),
  "Slider beyond exact numbers": <Slider label="Count" min={1e21} />,
  "PhoneField without countries": <PhoneField label="Mobile" countries={NO_COUNTRIES} />,
  "MoneyText of words": <MoneyText amount="much" />,
  "Balance of words": <Balance amount="much" symbol="৳" onRefresh={send} />,
  "MoneyText empty": <MoneyText amount="" />,
  "Balance empty": <Balance amount="" symbol="৳" onRefresh={send} />,
  "MoneyText NaN": <MoneyText amount="NaN" />,
  "Balance NaN": <Balance amount="NaN" symbol="৳" onRefresh={send} />,
  "MoneyText with an exponent": <MoneyText amount="1e21" />,
  "Balance with an exponent": <Balance amount="1e21" symbol="৳" onRefresh={send} />,
  "PlayerProtectionBar result of words": <PlayerProtectionBar {...PLAY} startedAt={0} netPosition="much" />,
  "QrCode of 10,000 letters": <QrCode label="App" value={"W".repeat(10_000)} />,
  "Avatar with an empty picture": <Avatar name="Rahim" src="" />,
};

const NUMBERS = {
  NaN: Number.NaN,
  endless: Number.POSITIVE_INFINITY,
  "endless below 0": Number.NEGATIVE_INFINITY,
  "below 0": -1,
};

/** Components that count, measure or page, with a number in the named prop. */
const NUMBERED: Readonly<Record<string, (value: number) => ReactNode>> = {
  Progress: (value) => <Progress label="Upload" value={value} />,
  "Progress max": (max) => <Progress label="Upload" value={5} max={max} />,
  "FileUpload maxFiles": (maxFiles) => <FileUpload label="Slips" maxFiles={maxFiles} />,
  "FileUpload maxBytes": (maxBytes) => <FileUpload label="Slips" maxBytes={maxBytes} />,
  Skeleton: (count) => <Skeleton count={count} />,
  "TextArea rows": (rows) => <TextArea label="Remark" rows={rows} />,
  "TextArea maxLength": (maxLength) => <TextArea label="Remark" maxLength={maxLength} />,
  "WinnerBoard rows": (rows) => <WinnerBoard label="Winners" winners={[WINNER]} rows={rows} />,
  "DateRangePicker maxDays": (maxDays) => <DateRangePicker label="Day" maxDays={maxDays} />,
  "Pagination page": (number) => <Pagination page={number} count={3} onPageChange={send} />,
};

/** Charts draw every number, also one below 0. */
const CHARTED: Readonly<Record<string, (value: number) => ReactNode>> = {
  BarChart: (value) => (
    <BarChart
      {...BARS}
      bars={[
        { label: "Sun", value },
        { label: "Mon", value: 4 },
      ]}
    />
  ),
  "BarChart alone": (value) => <BarChart {...BARS} bars={[{ label: "Sun", value }]} />,
  Sparkline: (value) => <Sparkline label="Stakes" values={[value, 2, value, 3]} />,
  "Sparkline alone": (value) => <Sparkline label="Stakes" values={[value]} />,
};

const casesOf = (table: typeof NUMBERED, numbers: Readonly<Record<string, number>>): [string, ReactNode][] =>
  Object.entries(table).flatMap(([name, element]) =>
    Object.entries(numbers).map(([kind, number]): [string, ReactNode] => [`${name} ${kind}`, element(number)]),
  );

const { "below 0": _, ...UNUSABLE } = NUMBERS;
const CASES = [...Object.entries(BROKEN), ...casesOf(NUMBERED, NUMBERS), ...casesOf(CHARTED, UNUSABLE)];

/** Reports the error that a component threw during rendering. */
class Caught extends Component<{ children: ReactNode; onError: (error: unknown) => void }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

beforeEach(async () => {
  onTestFinished(stopClock());
  await setViewportWidth(WIDE_PX);
});

describe("broken props", () => {
  it.each(CASES)("%s: the component renders and opens without an error, and shows no NaN", async (_name, element) => {
    const errors: unknown[] = [];
    const { container } = render(<Caught onError={(error) => errors.push(error)}>{element}</Caught>);
    const opener = container.querySelector<HTMLElement>("[aria-haspopup=dialog]");
    opener?.click();
    await expect.poll(() => page.getByRole("dialog").elements()).toHaveLength(opener ? 1 : 0);
    expect(errors).toEqual([]);
    const opened = document.querySelector("[role=dialog]");
    expect(`${container.innerHTML}${opened?.innerHTML ?? ""}`).not.toMatch(/NaN|Infinity|Invalid Date/);
    expect(`${container.textContent}${opened?.textContent ?? ""}`).not.toMatch(/[-−]1\b/);
    expect(container.childElementCount).toBeGreaterThan(0);
  });
});
