import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { captchaPicture, captchaSound } from "../../testing/samples/captcha.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
import { CAPTCHA_REFRESH_MS, CaptchaField, type CaptchaFieldProps } from "./CaptchaField.tsx";

const props: CaptchaFieldProps = { label: "Characters", picture: captchaPicture("abcd"), onRefresh: () => undefined };
const input = () => page.getByRole("textbox", { name: "Characters" });
const refresh = () => page.getByRole("button", { name: "Show another picture" });

describe("CaptchaField", () => {
  itConforms(CaptchaField, props, "input");

  it("D14 D17 shows the picture through a blob URL, with an accessible name", async () => {
    render(<CaptchaField {...props} />);
    const picture = page.getByRole("img", { name: "Picture of the characters to type" });
    await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
    expect((picture.element() as HTMLImageElement).src).toMatch(/^blob:/);
  });

  it("R282 R484 requests a new picture at most once a second, and merges further presses into one later request", async () => {
    const onRefresh = vi.fn<() => void>();
    render(<CaptchaField {...props} onRefresh={onRefresh} />);
    const begunMs = performance.now();
    // A triple click: on a busy machine, three separate clicks could take longer than the second that the test needs.
    await refresh().tripleClick();
    expect(onRefresh).toHaveBeenCalledOnce();
    await expect.poll(() => onRefresh.mock.calls.length, { timeout: 3000 }).toBe(2);
    expect(performance.now() - begunMs).toBeGreaterThanOrEqual(CAPTCHA_REFRESH_MS);
  });

  it("4.1.3 clears the field and announces when a new picture replaces the old one, but not for the first picture", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { rerender } = render(<CaptchaField {...props} picture={undefined} onValueChange={onValueChange} />);
    rerender(<CaptchaField {...props} onValueChange={onValueChange} />);
    await input().fill("ab");
    expect(liveRegionText() ?? "").not.toBe("New picture shown");
    rerender(<CaptchaField {...props} picture={undefined} onValueChange={onValueChange} />);
    await expect.element(input()).toHaveValue("ab");
    rerender(<CaptchaField {...props} picture={captchaPicture("efgh")} onValueChange={onValueChange} />);
    await expect.element(input()).toHaveValue("");
    expect(onValueChange).toHaveBeenLastCalledWith("");
    await expect.poll(() => liveRegionText()).toBe("New picture shown");
  });

  it("1.1.1 plays the captcha as sound, and shows an error when the sound fails", async () => {
    const onListen = vi.fn<() => Promise<Blob>>();
    onListen.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(captchaSound());
    const { rerender } = render(<CaptchaField {...props} />);
    expect(page.getByRole("button", { name: "Listen" }).elements()).toHaveLength(0);
    rerender(<CaptchaField {...props} onListen={onListen} />);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect.element(input()).toHaveAccessibleDescription("The sound could not be played. Try again.");
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    await page.getByRole("button", { name: "Listen" }).click();
    await expect.poll(() => play.mock.calls.length).toBe(1);
    play.mockRestore();
  });

  it("2.4.3 Tab moves from the refresh button to the listen button to the field", async () => {
    render(<CaptchaField {...props} onListen={() => Promise.resolve(captchaSound())} />);
    await userEvent.tab();
    await expect.element(refresh()).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Listen" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(input()).toHaveFocus();
  });

  it("D21 marks its frame as disabled only while it is disabled", () => {
    const { rerender } = render(<CaptchaField {...props} disabled />);
    expect(input().element().closest("[data-disabled]")).not.toBeNull();
    rerender(<CaptchaField {...props} />);
    expect(input().element().closest("[data-disabled]")).toBeNull();
  });

  it("2.5.8 has buttons at least 24 px high", () => {
    render(<CaptchaField {...props} onListen={() => Promise.resolve(captchaSound())} />);
    for (const button of page.getByRole("button").elements()) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  });
});
