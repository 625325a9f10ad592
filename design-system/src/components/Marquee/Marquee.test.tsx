import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Marquee } from "./Marquee.tsx";

const items = [{ id: "1", text: "Transfers pause on Sunday" }];
const states = (container: HTMLElement) =>
  container.getAnimations({ subtree: true }).map((animation) => animation.playState);

describe("Marquee", () => {
  itConforms(Marquee, { label: "Announcements", items }, "section");

  it("R137 hides its second copy from screen readers", () => {
    const { container } = render(<Marquee label="Announcements" items={items} />);
    expect(page.getByRole("listitem").elements()).toHaveLength(1);
    expect(container.querySelectorAll("li")).toHaveLength(2);
    expect(states(container)).toEqual(["running"]);
  });

  it("2.2.2 stops on focus, and stays stopped after Pause", async () => {
    const { container } = render(<Marquee label="Announcements" items={items} />);
    await userEvent.tab();
    await expect.poll(() => states(container)).toEqual(["paused"]);
    await userEvent.keyboard("{Enter}");
    page.getByRole("button", { name: "Resume: Announcements" }).element().blur();
    expect(states(container)).toEqual(["paused"]);
  });

  it("R137 renders its texts twice with equal width, each copy at least as wide as the frame", () => {
    const { container } = render(<Marquee label="Announcements" items={items} />);
    const [line, copy] = [...container.querySelectorAll("ul")].map((list) => list.getBoundingClientRect().width);
    expect(copy).toBe(line);
    const track = container.querySelector("ul")?.parentElement;
    expect(track?.offsetWidth).toBeGreaterThanOrEqual(2 * (track?.parentElement?.clientWidth ?? Number.NaN));
  });

  it("R137 opens an announcement by keyboard", async () => {
    const onClick = vi.fn<() => void>();
    render(<Marquee label="Announcements" items={[{ id: "1", text: "Transfers", onClick }]} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("2.4.7 2.4.11 shows the whole item that has keyboard focus, and the line from its start when the focus leaves", async () => {
    const news = ["Transfers pause on Sunday", "New games", "Rules of the draws"].map((text) => ({
      id: text,
      text,
      onClick: vi.fn<() => void>(),
    }));
    const { container } = render(
      <div style={{ inlineSize: 260 }}>
        <Marquee label="Announcements" items={news} />
        <button type="button">After</button>
      </div>,
    );
    const line = container.querySelector("ul");
    const frame = line?.parentElement?.parentElement;
    const [motion] = container.getAnimations({ subtree: true });
    // The first item has already moved out of view.
    if (motion) motion.currentTime = Number(motion.effect?.getComputedTiming().duration) / 3;
    await userEvent.tab();
    for (const { text } of news) {
      await userEvent.tab();
      const box = page.getByRole("button", { name: text }).element().getBoundingClientRect();
      expect(page.getByRole("button", { name: text })).toHaveFocus();
      expect(box.left).toBeGreaterThanOrEqual(frame?.getBoundingClientRect().left ?? Number.NaN);
      expect(box.right).toBeLessThanOrEqual(frame?.getBoundingClientRect().right ?? Number.NaN);
    }
    await userEvent.tab();
    expect(frame?.scrollLeft).toBe(0);
  });

  it("R137 a press reaches its item also when another item had keyboard focus", async () => {
    const onClick = vi.fn<() => void>();
    const news = ["Transfers pause on Sunday", "New games", "Rules of the draws"].map((text) => ({
      id: text,
      text,
      onClick,
    }));
    render(
      <div style={{ inlineSize: 260 }}>
        <Marquee label="Announcements" items={news} />
      </div>,
    );
    for (const _ of [...news, "the pause button"]) await userEvent.tab();
    expect(page.getByRole("button", { name: "Rules of the draws" })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "New games" }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("2.3.3 does not move with reduced motion, and then has no pause button", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { container } = render(<Marquee label="Announcements" items={items} />);
    expect(states(container)).toEqual([]);
    await expect.element(page.getByText(items[0]?.text ?? "").first()).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(0);
  });

  it("R137 renders nothing without announcements", () => {
    const { container } = render(<Marquee label="Announcements" items={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
