import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const items: readonly TimelineItem[] = [
  { id: "a", title: "Asked for", at: Date.UTC(2026, 10, 21, 8, 30) },
  { id: "b", title: "Checked", state: "current" },
  { id: "c", title: "Sent", state: "coming" },
  { id: "d", title: "Rejected", state: "failed" },
];

describe("Timeline", () => {
  itConforms(Timeline, { label: "Course", items }, "ol");

  it("1.3.1, 1.4.1 reads the state of each entry as a word, in the order of time", async () => {
    render(<Timeline label="Course" items={items} timeZone="UTC" />);
    await expect.element(page.getByRole("list", { name: "Course" })).toBeVisible();
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    ).toEqual(["Done: Asked forNov 21, 2026, 08:30", "Under way: Checked", "To come: Sent", "Failed: Rejected"]);
  });

  it("4.1.2 marks where it stands", () => {
    const { container } = render(<Timeline label="Course" items={items} />);
    expect(container.querySelector('[aria-current="step"]')?.textContent).toContain("Checked");
  });

  it("D19 speaks the language of the page, and keeps Latin digits (R501)", () => {
    const { container } = render(<Timeline label="অবস্থা" items={items.slice(0, 1)} timeZone="UTC" />, "bn");
    expect(container.textContent).toMatch(/^সম্পন্ন: /);
    expect(container.querySelector("time")?.textContent).toMatch(/21.*2026.*08:30/);
  });
});
