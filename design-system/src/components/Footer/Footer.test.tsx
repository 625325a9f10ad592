import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Footer } from "./Footer.tsx";

describe("Footer", () => {
  itConforms(Footer, { sections: [], legal: "21+" }, "footer");

  it("1.3.1 names each column by its heading", async () => {
    const sections = ["About", "Partners"].map((heading) => ({ id: heading, heading, content: <p>Text</p> }));
    render(<Footer sections={sections} legal={<p>21+</p>} />);
    await expect.element(page.getByRole("contentinfo").getByText("21+")).toBeVisible();
    for (const heading of ["About", "Partners"]) {
      await expect.element(page.getByRole("region", { name: heading })).toBeVisible();
    }
  });
});
