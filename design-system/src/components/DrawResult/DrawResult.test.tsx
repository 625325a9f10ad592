import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { DrawResult, type DrawResultProps, PRIZE_NAMES } from "./DrawResult.tsx";

const draw: DrawResultProps = {
  game: "Marigold",
  issue: "20261121-042",
  family: "LHC",
  drawnAt: Date.UTC(2026, 10, 21, 8, 30),
  winningNumber: "7,12,23,28,36,41,9",
};
const balls = () => page.getByRole("list", { name: "Winning numbers of Marigold, draw 20261121-042" });

describe("DrawResult", () => {
  itConforms(DrawResult, draw, "article");

  it("R182, 1.4.1 marks the special ball of LHC by a ring and the word Special", async () => {
    render(<DrawResult {...draw} />);
    const items = balls().getByRole("listitem").elements();
    expect(items.map((item) => item.textContent)).toEqual(["7", "12", "23", "28", "36", "41", "9Special"]);
    const rings = items.map((item) => item.firstElementChild && getComputedStyle(item.firstElementChild).outlineStyle);
    expect(rings.filter((ring) => ring === "solid")).toHaveLength(1);
  });

  it("R182 shows the draw number, and the draw time in the given time zone", async () => {
    render(<DrawResult {...draw} timeZone="Asia/Dhaka" />);
    await expect.element(page.getByRole("heading", { name: "Marigold", level: 3 })).toBeVisible();
    await expect.element(page.getByText("Nov 21, 2026, 14:30")).toHaveAttribute("datetime", "2026-11-21T08:30:00.000Z");
    await expect.element(page.getByRole("article", { name: "Marigold, Draw 20261121-042" })).toBeVisible();
  });

  it("R182 with isGameShown={false}, its heading names only the draw, but its accessible name includes the game", async () => {
    render(<DrawResult {...draw} isGameShown={false} />);
    await expect.element(page.getByRole("heading", { name: "Draw 20261121-042", level: 3 })).toBeVisible();
    expect(page.getByText("Marigold").elements()).toHaveLength(0);
    await expect.element(page.getByRole("article", { name: "Marigold, Draw 20261121-042" })).toBeVisible();
  });

  it("R182 says that a late result is pending, and renders no balls", async () => {
    render(<DrawResult {...draw} winningNumber={null} />);
    await expect.element(page.getByText("Result pending")).toBeVisible();
    expect(balls().elements()).toHaveLength(0);
  });

  it("R513 shows the places of a race, and hides them from screen readers", () => {
    const { container } = render(<DrawResult {...draw} family="PK10" winningNumber="3,1,10" />);
    const places = [...container.querySelectorAll("li [aria-hidden]")].map((place) => place.textContent);
    expect(places).toEqual(["1", "2", "3"]);
  });

  it("R182 names the prizes of a Vietnamese draw, highest first", () => {
    const prizes = PRIZE_NAMES.map((prize) => ({ prize, numbers: ["01"] }));
    render(<DrawResult {...draw} family="VN" winningNumber="4,8" prizes={prizes} />);
    const names = page.getByRole("rowheader").elements();
    expect(names.map((name) => name.textContent)).toEqual([
      "Special prize",
      "First prize",
      "Second prize",
      "Third prize",
      "Fourth prize",
      "Fifth prize",
      "Sixth prize",
      "Seventh prize",
      "Eighth prize",
    ]);
  });

  it("1.3.1 renders the prizes of a Vietnamese draw as a table with row headers", async () => {
    render(
      <DrawResult {...draw} family="VN" winningNumber="4,8" prizes={[{ prize: "third", numbers: ["01", "02"] }]} />,
    );
    await expect.element(page.getByRole("table", { name: "Prizes" })).toBeVisible();
    await expect.element(page.getByRole("rowheader", { name: "Third prize" })).toBeVisible();
    expect(
      page
        .getByRole("cell")
        .getByRole("listitem")
        .elements()
        .map((each) => each.textContent),
    ).toEqual(["01", "02"]);
  });
});
