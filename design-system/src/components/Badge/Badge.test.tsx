import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Badge } from "./Badge.tsx";
import { BADGE_TONES } from "./badge-options.ts";

describe("Badge", () => {
  itConforms(Badge, { children: "On sale" }, "span");

  it.each(BADGE_TONES)("1.4.1 shows its text in the tone %s", (tone) => {
    const { container } = render(<Badge tone={tone}>Closed</Badge>);
    expect(container.textContent).toBe("Closed");
  });
});
