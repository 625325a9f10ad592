import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { LanguageIcon, MenuIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Balance } from "../Balance/Balance.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ThemeSwitch } from "../ThemeSwitch/ThemeSwitch.tsx";
import { Header } from "./Header.tsx";

const LARGEST = "999,999,999,999.99";
const header = (
  <Header
    start={<IconButton label="Menu" icon={MenuIcon} />}
    logo={<span style={{ inlineSize: 32, blockSize: 32 }} />}
    actions={
      <>
        <IconButton label="Region" icon={LanguageIcon} />
        <ThemeSwitch theme="dark" label="Light theme" onThemeChange={() => undefined} />
        <Balance amount={LARGEST.replaceAll(",", "")} symbol="৳" onRefresh={() => undefined} />
      </>
    }
  />
);

const leftOfLogo = (start?: ReactElement) => {
  const { container, unmount } = render(<Header start={start} logo={<span data-logo="">Logo</span>} actions={null} />);
  const left = container.querySelector("[data-logo]")?.getBoundingClientRect().left;
  unmount();
  return left;
};

describe("Header", () => {
  itConforms(Header, { logo: null, actions: null }, "header");

  it.each([320, 360, 412, 768])("1.4.10 R142 shows a balance of twelve digits in full at %d px", async (widthPx) => {
    await setViewportWidth(widthPx);
    const { container } = render(header);
    const balance = page.getByRole("button", { name: `Balance ৳ ${LARGEST} , Refresh balance` });
    await expect.element(balance).toBeVisible();
    const { right, bottom, height } = balance.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(widthPx);
    expect(bottom).toBeLessThanOrEqual(container.firstElementChild?.getBoundingClientRect().bottom ?? 0);
    expect(balance.element().scrollWidth).toBeLessThanOrEqual(balance.element().clientWidth);
    expect(height).toBeLessThanOrEqual(56);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  it("gives no space to a button of the left bar that is hidden", async () => {
    await setViewportWidth(1366);
    const hidden = (
      <span style={{ display: "none" }}>
        <IconButton label="Menu" icon={MenuIcon} />
      </span>
    );
    expect(leftOfLogo(hidden)).toBe(leftOfLogo());
  });
});
