import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { LotteryBalls } from "./LotteryBalls.tsx";

/** With reduced motion the theme sets this property to zero. */
const MOTION_ROLE = "--lk-motion-slow";

const draw = (drawId: string) => (
  <LotteryBalls label="Winning numbers" numbers={["07", "12"]} specials={["09"]} specialLabel="Bonus" drawId={drawId} />
);

itConforms(LotteryBalls, { label: "Winning numbers", numbers: ["07"] }, "ul");

test("R182 the list of lottery balls has a name, and marks the special ball by a ring and a word", async () => {
  render(draw("1"));
  const list = page.getByRole("list", { name: "Winning numbers" });
  await expect.element(list).toHaveTextContent("071209Bonus");
  const [plain, , special] = [...list.element().querySelectorAll("li > span:first-child")];
  expect(plain && getComputedStyle(plain).outlineStyle).toBe("none");
  expect(special && getComputedStyle(special).outlineStyle).toBe("solid");
});

test("R182 lottery balls animate a new draw, but not when the theme turns motion off", () => {
  const { container, rerender } = render(draw("1"));
  const running = () => container.getAnimations({ subtree: true });
  expect(running()).toHaveLength(0);
  rerender(draw("2"));
  expect(running()).toHaveLength(3);
  container.style.setProperty(MOTION_ROLE, "0ms");
  rerender(draw("3"));
  expect(Math.max(0, ...running().map((animation) => Number(animation.effect?.getComputedTiming().endTime)))).toBe(0);
});

const RACE = ["3", "1", "10", "2", "7", "6", "5", "9", "4", "8"];
const NINE_BALLS_WIDE_PX = 300;

test("R182 lottery balls are split into one row or rows of equal length", () => {
  const { container } = render(
    <>
      <div style={{ inlineSize: NINE_BALLS_WIDE_PX }}>
        <LotteryBalls label="Narrow" numbers={RACE} size="small" />
      </div>
      <div style={{ inlineSize: 2 * NINE_BALLS_WIDE_PX }}>
        <LotteryBalls label="Wide" numbers={RACE} size="small" />
      </div>
    </>,
  );
  const rows = [...container.querySelectorAll("ul")].map((list) => {
    const tops = [...list.children].map((ball) => Math.round(ball.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  expect(rows).toEqual([[5, 5], [10]]);
});

test("R182, R501 the positions of lottery balls do not depend on their digits", () => {
  const { container } = render(
    <>
      <LotteryBalls label="Narrow" numbers={["11", "1", "11"]} />
      <LotteryBalls label="Wide" numbers={["88", "8", "88"]} />
    </>,
  );
  const [narrow, wide] = [...container.querySelectorAll("ul")].map((list) =>
    [...list.children].map((ball) => ball.getBoundingClientRect().left),
  );
  expect(narrow).toEqual(wide);
});

test("R182 six lottery balls and a special ball fit into one row of a card on a phone", async () => {
  const CARD_ROOM_PX = 294;
  await setViewportWidth(360);
  const { container } = render(
    <div style={{ inlineSize: CARD_ROOM_PX }}>
      <LotteryBalls
        label="Numbers"
        numbers={["07", "12", "23", "28", "36", "41"]}
        specials={["09"]}
        specialLabel="Special"
      />
    </div>,
  );
  const tops = [...container.querySelectorAll("li")].map((ball) => ball.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
