/// <reference types="@vitest/browser-playwright" />
import { describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { MoneyText, type MoneyTextProps } from "./MoneyText.tsx";

const read = (props: MoneyTextProps, locale = "en") => {
  const { container } = render(<MoneyText {...props} />, locale);
  const heard = container.cloneNode(true) as HTMLElement;
  for (const silent of heard.querySelectorAll("[aria-hidden]")) silent.remove();
  return { seen: container.querySelector("[dir=ltr]")?.textContent, heard: heard.textContent };
};

/** Returns the names that the browser gives screen readers for the elements of a role. */
async function namesHeard(role: string): Promise<unknown[]> {
  const { frameTree } = await cdp().send("Page.getFrameTree");
  const frames = frameTree.childFrames?.map(({ frame }) => frame.id) ?? [];
  const trees = await Promise.all(frames.map((frameId) => cdp().send("Accessibility.getFullAXTree", { frameId })));
  return trees.flatMap(({ nodes }) => nodes.filter((node) => node.role?.value === role).map(({ name }) => name?.value));
}

describe("MoneyText", () => {
  itConforms(MoneyText, { amount: "1.5" }, "data");

  it.each<[MoneyTextProps, string, string]>([
    [{ amount: "1234.5" }, "1,234.50", "1,234.50"],
    [{ amount: "-1234.5" }, "−1,234.50", "minus 1,234.50"],
    [{ amount: "10", sign: "always" }, "+10.00", "plus 10.00"],
    [{ amount: "10", tone: "gainLoss", symbol: "৳" }, "+৳10.00", "gain ৳10.00"],
    [{ amount: "-10", tone: "gainLoss", symbol: "৳" }, "−৳10.00", "loss ৳10.00"],
    [{ amount: "10", tone: "gainLoss", sign: "negative" }, "10.00", "10.00"],
    [{ amount: "-0.00", tone: "gainLoss" }, "0.00", "0.00"],
  ])("R501, 1.4.1 shows %j as %s, and screen readers hear %s", (props, seen, heard) => {
    expect(read(props)).toEqual({ seen, heard });
  });

  it("R501, 1.3.1 screen readers hear one number in the name of a button, although it may wrap after a group of three", async () => {
    const { container } = render(
      <div style={{ inlineSize: "1px" }}>
        <button type="button">
          <MoneyText amount="1234567.5" symbol="৳" />
        </button>
      </div>,
    );
    expect(container.querySelector("[dir=ltr]")!.getClientRects().length).toBeGreaterThan(1);
    expect(await namesHeard("button")).toContain("৳1,234,567.50");
  });

  it("1.3.1 screen readers hear a word for a missing amount", () => {
    expect(read({ amount: null }).heard).toBe("none");
  });

  it("D19 screen readers hear the sign in the page's language", () => {
    expect(read({ amount: "-10", tone: "gainLoss" }, "bn").heard).toBe("ক্ষতি 10.00");
  });

  it("R501 gives all digits the same width, so that amounts align", () => {
    const { container } = render(
      <>
        <MoneyText amount="111111.11" />
        <MoneyText amount="888888.88" />
      </>,
    );
    const [ones, eights] = [...container.querySelectorAll("[dir=ltr]")].map(
      (each) => each.getBoundingClientRect().width,
    );
    expect(ones).toBe(eights);
  });
});
