import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Tag } from "./Tag.tsx";

describe("Tag", () => {
  itConforms(Tag, { children: "Live" }, "span");

  it("1.4.1 says by words what it is, and keeps its edge in colours of one's own", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Tag hue="live">Live</Tag>);
    expect(container.textContent).toBe("Live");
    expect(getComputedStyle(container.firstElementChild as HTMLElement).borderTopStyle).toBe("solid");
  });
});
