import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Inline } from "./Inline.tsx";

const parts = Array.from({ length: 12 }, (_, index) => <span key={index}>A long part {index}</span>);
const heightOf = (wrap: boolean) =>
  render(
    <div style={{ inlineSize: 320 }}>
      <Inline wrap={wrap}>{parts}</Inline>
    </div>,
  ).container.getBoundingClientRect().height;

describe("Inline", () => {
  itConforms(Inline, { children: "One" }, "div");

  it("1.4.10 wraps onto a new line when its parts do not fit", () => {
    expect(heightOf(true)).toBeGreaterThan(heightOf(false));
  });
});
