import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/devices/touch.ts";
import { Banner } from "./Banner.tsx";
import { BANNER_TONES } from "./banner-options.ts";

describe("Banner", () => {
  itConforms(Banner, { children: "No deposits tonight." }, "div");

  it.each(BANNER_TONES)("4.1.3 is an alert when its tone is danger, otherwise a status: %s", async (tone) => {
    render(
      <Banner tone={tone} title="Deposits" onDismiss={() => undefined} action={<button type="button">Retry</button>}>
        Refused.
      </Banner>,
    );
    const news = page.getByRole(tone === "danger" ? "alert" : "status", { name: "Deposits" });
    await expect.element(news).toHaveTextContent("DepositsRefused.");
    // Buttons are outside of the live region; otherwise they would be announced with the message.
    expect(news.getByRole("button").elements()).toHaveLength(0);
  });

  it("2.1.1 closes by keyboard and by touch, with a close button named in the page's language", async () => {
    const onDismiss = vi.fn<() => void>();
    render(<Banner onDismiss={onDismiss}>Text</Banner>, "bn");
    const close = page.getByRole("button", { name: "বন্ধ করুন" });
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await touch(close.element());
    await expect.poll(() => onDismiss.mock.calls.length).toBe(2);
    const { width, height } = close.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it("4.1.2 has no close button without onDismiss", () => {
    render(<Banner>Text</Banner>);
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it("1.4.11 keeps its border in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Banner>Text</Banner>);
    const { borderTopColor, color } = getComputedStyle(container.firstElementChild as HTMLElement);
    expect(borderTopColor).toBe(color);
  });
});
