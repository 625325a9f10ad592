import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LotteryBalls } from "./LotteryBalls.tsx";

/** The theme sets it to zero under reduced motion. */
const MOTION_ROLE = "--lk-motion-slow";

const draw = (drawId: string) => (
  <LotteryBalls label="Winning numbers" numbers={["07", "12"]} specials={["09"]} specialLabel="Bonus" drawId={drawId} />
);

test("R182 names the group, and the special ball by more than colour", async () => {
  render(draw("1"));
  const list = page.getByRole("list", { name: "Winning numbers" });
  await expect.element(list).toHaveTextContent("071209Bonus");
  const [plain, , special] = [...list.element().querySelectorAll("li > span:first-child")];
  expect(plain && getComputedStyle(plain).outlineStyle).toBe("none");
  expect(special && getComputedStyle(special).outlineStyle).toBe("solid");
});

test("R182 rolls on a new draw, and changes plainly where the theme has no motion, as under reduced motion", () => {
  const { container, rerender } = render(draw("1"));
  const running = () => container.getAnimations({ subtree: true });
  expect(running()).toHaveLength(0);
  rerender(draw("2"));
  expect(running()).toHaveLength(3);
  container.style.setProperty(MOTION_ROLE, "0ms");
  rerender(draw("3"));
  expect(Math.max(0, ...running().map((animation) => Number(animation.effect?.getComputedTiming().endTime)))).toBe(0);
});
