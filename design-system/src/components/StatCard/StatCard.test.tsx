import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { StatCard } from "./StatCard.tsx";

describe("StatCard", () => {
  itConforms(StatCard, { label: "Members", value: "12" }, "dl");

  it("1.3.1 lists the value, its change and its note under its label", async () => {
    render(
      <StatCard label="Members" value="12" change={{ text: "2 more than before", trend: "up" }} note="this week" />,
    );
    await expect.element(page.getByRole("term")).toHaveTextContent("Members");
    const said = page.getByRole("definition").elements();
    expect(said.map((each) => each.textContent)).toEqual(["12", "2 more than before", "this week"]);
  });

  it("4.1.2 is busy and hides the old value while loading", () => {
    const { container } = render(
      <StatCard label="Members" value="12" change={{ text: "2 more", trend: "up" }} loading />,
    );
    expect(container.querySelector("dl")?.getAttribute("aria-busy")).toBe("true");
    expect(container.textContent).toBe("Members");
  });
});
