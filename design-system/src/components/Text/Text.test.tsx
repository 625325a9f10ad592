import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Text, TEXT_ELEMENTS, TEXT_SIZES } from "./Text.tsx";

describe("Text", () => {
  itConforms(Text, { children: "The next draw closes" }, "p");

  it.each(TEXT_ELEMENTS)("1.3.1 renders a <%s> when as is set", (as) => {
    const { container } = render(<Text as={as}>Draw</Text>);
    expect(container.firstElementChild?.localName).toBe(as);
  });

  it.each(TEXT_SIZES)("D17c the size %d sets the font size in px", (size) => {
    const { container } = render(<Text size={size}>Draw</Text>);
    expect(getComputedStyle(container.firstElementChild ?? container).fontSize).toBe(`${size}px`);
  });
});
