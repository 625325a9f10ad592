import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import koi from "../../testing/art/koi.svg?no-inline";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Image } from "./Image.tsx";

itConforms(Image, { src: koi, alt: "Koi" }, "span");

test("R509 an image tries three more hosts and then shows the initials of its name", async () => {
  const nextSource = vi.fn<(failed: string, attempt: number) => string>(
    (_failed, attempt) => `/missing-${attempt}.svg`,
  );
  render(<Image src="/missing.svg" alt="Golden Tide" priority nextSource={nextSource} />);
  await expect.element(page.getByRole("img", { name: "Golden Tide" })).toHaveTextContent("GT");
  expect(nextSource.mock.calls).toEqual([
    ["/missing.svg", 1],
    ["/missing-1.svg", 2],
    ["/missing-2.svg", 3],
  ]);
});

test("R509 an image shows the picture of the second host when the first host fails", async () => {
  render(<Image src="/missing.svg" alt="Koi" priority nextSource={() => koi} />);
  await expect.element(page.getByRole("img", { name: "Koi" })).toHaveAttribute("data-state", "loaded");
});

test("R509 an image loads its picture only when it scrolls into view, and keeps its height", async () => {
  const { container } = render(
    <div style={{ paddingBlockStart: 4000, inlineSize: 200 }}>
      <Image src={koi} alt="Koi" />
    </div>,
  );
  const picture = () => container.querySelector("img");
  expect(picture()?.getAttribute("src")).toBeNull();
  const { height } = picture()?.parentElement?.getBoundingClientRect() ?? { height: 0 };
  picture()?.scrollIntoView();
  await expect.poll(() => picture()?.dataset.state).toBe("loaded");
  expect(picture()?.parentElement?.getBoundingClientRect().height).toBe(height);
});
