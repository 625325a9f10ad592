import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ArrowForwardIcon, WalletIcon } from "../../icons/icons.tsx";
import { render } from "../../testing/render.tsx";
import { Icon, ICON_SIZES } from "./Icon.tsx";

describe("Icon", () => {
  it("1.1.1 is decoration without a label, and a picture with one", async () => {
    const { container, rerender } = render(<Icon drawing={WalletIcon} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    rerender(<Icon drawing={WalletIcon} label="Wallet" />);
    await expect.element(page.getByRole("img", { name: "Wallet" })).toBeVisible();
  });

  it.each(ICON_SIZES)("D17c is as wide as it is high (%s)", (size) => {
    const { container } = render(<Icon drawing={WalletIcon} size={size} />);
    const { width, height } = container.querySelector("svg")?.getBoundingClientRect() ?? { width: 0, height: 1 };
    expect(width).toBe(height);
  });

  it("1.3.2 turns round in a page read from right to left, where it points", () => {
    const { container } = render(
      <div dir="rtl">
        <Icon drawing={ArrowForwardIcon} mirrored />
        <Icon drawing={WalletIcon} />
      </div>,
    );
    const [arrow, wallet] = [...container.querySelectorAll("svg")].map((icon) => getComputedStyle(icon));
    expect([arrow?.scale, arrow?.transform]).not.toEqual([wallet?.scale, wallet?.transform]);
  });
});
