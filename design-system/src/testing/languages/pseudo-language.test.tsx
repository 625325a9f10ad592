import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { keepLengthening, lengthen, lengthenTexts } from "./pseudo-language.ts";

const ENGLISH = "Confirm the withdrawal limits for every account of this household before continuing";
const BENGALI = "অনুগ্রহ করে নিশ্চিত করুন যে আপনি সম্পূর্ণ শর্তাবলী পড়েছেন";

describe("the pseudo-language (WCAG 1.4.10, 1.4.12)", () => {
  it("makes a text about 40 per cent longer, in any script", () => {
    expect(lengthen("Deposit")).toBe("Deepoositt");
    for (const text of [ENGLISH, BENGALI]) {
      const growth = lengthen(text).length / text.length - 1;
      expect(growth).toBeGreaterThan(0.25);
      expect(growth).toBeLessThan(0.5);
    }
  });

  it("R501 does not change numbers, currency signs and placeholders", () => {
    expect(lengthen("৳ 1,240.50")).toBe("৳ 1,240.50");
    expect(lengthen("{page} / {count}")).toBe("{page} / {count}");
  });

  describe("on a page", () => {
    const page = document.createElement("main");
    afterEach(() => page.remove());
    const show = (html: string) => {
      page.innerHTML = html;
      document.body.append(page);
      return page;
    };

    it("lengthens texts and labels only once", () => {
      const root = show(`<button aria-label="Close">Deposit</button><b translate="no">Deposit</b><code>Deposit</code>`);
      lengthenTexts(root);
      lengthenTexts(root);
      expect(root.textContent).toBe(`${lengthen("Deposit")}DepositDeposit`);
      expect(root.querySelector("button")?.getAttribute("aria-label")).toBe(lengthen("Close"));
    });

    it("lengthens texts that are added later, until it is stopped", async () => {
      const root = show("<p>Deposit</p>");
      const stop = keepLengthening(root);
      onTestFinished(stop);
      root.append("Withdraw");
      await expect.poll(() => root.textContent).toBe(lengthen("Deposit") + lengthen("Withdraw"));
      const [text] = root.querySelector("p")?.childNodes ?? [];
      if (text) text.nodeValue = "Balance";
      await expect.poll(() => root.textContent).toBe(lengthen("Balance") + lengthen("Withdraw"));
      stop();
      root.append("Later");
      expect(root.textContent).toBe("BalanceWithdrawLater");
    });
  });
});
