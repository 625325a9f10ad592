import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Container, type ContainerProps } from "./Container.tsx";

function widthOfContents(props: Omit<ContainerProps, "children">): number | undefined {
  const { container } = render(
    <Container {...props}>
      <p>Text</p>
    </Container>,
  );
  return container.querySelector("p")?.getBoundingClientRect().width;
}

describe("Container", () => {
  itConforms(Container, { children: null }, "div");

  it.each([
    ["form", 560],
    ["text", 800],
    ["page", 1440],
  ] as const)("D17c the %s size limits the content to %d px", async (size, most) => {
    await setViewportWidth(1920);
    expect(widthOfContents({ size })).toBe(most);
  });

  it("1.4.10 has 16 px gutters on a phone, or none with hasGutters={false}", async () => {
    await setViewportWidth(360);
    const room = document.body.getBoundingClientRect().width;
    expect(widthOfContents({})).toBe(room - 2 * 16);
    expect(widthOfContents({ hasGutters: false })).toBe(room);
  });
});
