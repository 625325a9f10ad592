import { Component, type ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Countdown } from "../../components/Countdown/Countdown.tsx";
import { DatePicker } from "../../components/DatePicker/DatePicker.tsx";
import { DateRangePicker } from "../../components/DateRangePicker/DateRangePicker.tsx";
import { MoneyField } from "../../components/MoneyField/MoneyField.tsx";
import { NumberField } from "../../components/NumberField/NumberField.tsx";
import { OtpField } from "../../components/OtpField/OtpField.tsx";
import { PhoneField } from "../../components/PhoneField/PhoneField.tsx";
import { PlayerProtectionBar } from "../../components/PlayerProtectionBar/PlayerProtectionBar.tsx";
import { SmsCountdown } from "../../components/SmsCountdown/SmsCountdown.tsx";
import { Slider } from "../../components/Slider/Slider.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { TimeField } from "../../components/TimeField/TimeField.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { render } from "../render.tsx";
import { stopClock } from "../devices/stopped-clock.ts";
import { setViewportWidth } from "../devices/viewport.ts";

const WIDE_PX = 1024;
const COUNTRIES = [{ label: "Bangladesh", dialingCode: "880" }] as const;
const PLAY = { netPosition: "0.00", symbol: "৳", limitsHref: "/limits", helpLine: { name: "Help", href: "tel:16000" } };
const send = () => undefined;

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
  "TextArea NaN length": <TextArea label="Remark" maxLength={Number.NaN} />,
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
};

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
  it.each(Object.entries(BROKEN))(
    "%s: the component renders and opens without an error, and shows no NaN",
    async (_name, element) => {
      const errors: unknown[] = [];
      const { container } = render(<Caught onError={(error) => errors.push(error)}>{element}</Caught>);
      const opener = container.querySelector<HTMLElement>("[aria-haspopup=dialog]");
      opener?.click();
      await expect.poll(() => page.getByRole("dialog").elements()).toHaveLength(opener ? 1 : 0);
      expect(errors).toEqual([]);
      expect(container.textContent).not.toMatch(/NaN|Infinity|Invalid/);
      expect(container.childElementCount).toBeGreaterThan(0);
    },
  );
});
