import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Text, TEXT_ELEMENTS, TEXT_SIZES } from "./Text.tsx";

describe("Text", () => {
  itConforms(Text, { children: "The next draw closes" }, "p");

  it.each(TEXT_ELEMENTS)("1.3.1 is a <%s> where it is asked to be one", (as) => {
    const { container } = render(<Text as={as}>Draw</Text>);
    expect(container.firstElementChild?.localName).toBe(as);
  });

  it.each(TEXT_SIZES)("D17c has the size of its name: %d px", (size) => {
    const { container } = render(<Text size={size}>Draw</Text>);
    expect(getComputedStyle(container.firstElementChild ?? container).fontSize).toBe(`${size}px`);
  });
});
