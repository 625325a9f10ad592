import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { STATUS_KINDS, STATUSES, StatusTag } from "./StatusTag.tsx";

const tagOf = (kind: string, status: string, locale = "en") =>
  render(<StatusTag kind={kind as "bet"} status={status as "open"} />, locale).container;

describe("StatusTag", () => {
  itConforms(StatusTag<"deposit">, { kind: "deposit", status: "pending" }, "span");

  it.each(STATUS_KINDS)("1.4.1 gives each status of a %s its own text and an icon", (kind) => {
    const statuses = Object.keys(STATUSES[kind]);
    const words = statuses.map((status) => {
      const tag = tagOf(kind, status);
      expect(tag.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
      return tag.textContent;
    });
    expect(new Set(words).size).toBe(statuses.length);
  });

  it("D15 does not show a won bet in the positive tone, because a payout may be less than the stake", () => {
    expect(STATUSES.bet.won.tone).not.toBe("positive");
  });

  it("D19 shows its text in the page's language", () => {
    expect(tagOf("deposit", "approved", "bn").textContent).toBe("অনুমোদিত");
  });

  it("R250 shows an unknown status as it is", () => {
    expect(tagOf("deposit", "frozen").textContent).toBe("frozen");
  });
});
