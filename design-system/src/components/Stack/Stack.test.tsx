import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Stack } from "./Stack.tsx";

describe("Stack", () => {
  itConforms(Stack, { children: "One" }, "div");

  it("D17c stacks its parts vertically with a gap of the given size", () => {
    const { container } = render(
      <Stack as="section" gap={24}>
        <div>One</div>
        <div>Two</div>
      </Stack>,
    );
    const [one, two] = [...container.querySelectorAll("section > div")].map((part) => part.getBoundingClientRect());
    expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(24);
  });
});
