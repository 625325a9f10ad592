import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const items: readonly TimelineItem[] = [
  { id: "a", title: "Requested", at: Date.UTC(2026, 10, 21, 8, 30) },
  { id: "b", title: "Checked", state: "current" },
  { id: "c", title: "Sent", state: "coming" },
  { id: "d", title: "Rejected", state: "failed" },
];

describe("Timeline", () => {
  itConforms(Timeline, { label: "Course", items }, "ol");

  it("1.3.1, 1.4.1 shows each entry with its state as a word, in order", async () => {
    render(<Timeline label="Course" items={items} timeZone="UTC" />);
    await expect.element(page.getByRole("list", { name: "Course" })).toBeVisible();
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    ).toEqual(["Done: RequestedNov 21, 2026, 08:30", "In progress: Checked", "Not started: Sent", "Failed: Rejected"]);
  });

  it("4.1.2 marks the current entry", () => {
    const { container } = render(<Timeline label="Course" items={items} />);
    expect(container.querySelector('[aria-current="step"]')?.textContent).toContain("Checked");
  });

  it("D19 shows its texts in the page's language with Latin digits (R501)", () => {
    const { container } = render(<Timeline label="অবস্থা" items={items.slice(0, 1)} timeZone="UTC" />, "bn");
    expect(container.textContent).toMatch(/^সম্পন্ন: /);
    expect(container.querySelector("time")?.textContent).toMatch(/21.*2026.*08:30/);
  });
});
