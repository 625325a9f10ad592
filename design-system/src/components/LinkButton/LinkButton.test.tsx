import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { LinkButton } from "./LinkButton.tsx";

describe("LinkButton", () => {
  itConforms(LinkButton, { href: "#register", children: "Register" }, "a");

  it("2.1.1 is a link: reached by Tab and followed by Enter", async () => {
    render(<LinkButton href="#register">Register</LinkButton>);
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Register" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("#register");
    history.replaceState(null, "", location.pathname + location.search);
  });
});
