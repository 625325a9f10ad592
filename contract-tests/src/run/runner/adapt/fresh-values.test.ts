import { describe, expect, it } from "vitest";
import { specOf } from "../../../../test/support/specs/spec-with-schemas.ts";
import type { JsonObject } from "../../../json.ts";
import { createValidator } from "../../../spec/validator.ts";
import { FreshValues } from "./conflicts.ts";

const text = { type: "string" };
const SCHEMA = {
  type: "object",
  properties: {
    name: { type: "string", maxLength: 20 },
    code: { type: "string", pattern: "^[A-Z]{4}$" },
    email: text,
    note: text,
    frameNumber: { type: "string", pattern: "^[A-Z]{2}\\d{7}X$" },
    phone: text,
    url: text,
    seats: { type: "integer", maximum: 9 },
    starts: { type: "string", format: "date-time" },
    days: { type: "array", items: { type: "string", format: "date" } },
  },
};
const values = new FreshValues(createValidator(specOf({ Desk: SCHEMA })));
const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
const freshOf = (body: JsonObject) => values.of(body, "/components/schemas/Desk");

describe("fresh values of a body", () => {
  it("are another name and another e-mail address each time", () => {
    const body = { name: "Desk", email: "a@b.example" };
    const all = [freshOf(body), freshOf(body)];
    expect(all[0]).toEqual({
      name: expect.stringMatching(/^Desk \d+$/),
      email: expect.stringMatching(/^a-\d+@b\.example$/),
    });
    expect(all[1]).not.toEqual(all[0]);
  });

  it("are other digits of a number in the same form, and another address", () => {
    const body = { frameNumber: "KT8800123X", phone: "+880 1711-000000", url: "https://desk.example/hook" };
    expect(freshOf(body)).toEqual({
      frameNumber: expect.stringMatching(/^KT\d{7}X$/),
      phone: expect.stringMatching(/^\+880 1711-\d{6}$/),
      url: expect.stringMatching(/^https:\/\/desk\.example\/hook-\d+$/),
    });
    expect(freshOf(body)).not.toEqual(body);
  });

  it("move all dates by the same number of days, and keep the time of the day and its offset", () => {
    const fresh = freshOf({ starts: "2031-02-03T09:15:00+02:00", days: ["2031-02-03", "2031-02-05"] });
    const [, starts = ""] = /^(\d{4}-\d\d-\d\d)T09:15:00\+02:00$/.exec(String(fresh?.["starts"])) ?? [];
    const later = new Date(Date.parse(starts) + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(Date.parse(starts)).toBeGreaterThan(Date.parse("2031-02-03"));
    expect(fresh?.["days"]).toEqual([starts, later]);
  });

  it("keep what the schema would reject, and what a case has made invalid", () => {
    expect(freshOf({ name: "A name of 20 letters", code: "ABCD" })).toBeUndefined();
    expect(freshOf({ name: "", seats: 10, starts: "2031-02-03T09:15:00Z" })).toMatchObject({ name: "", seats: 10 });
  });

  it("are missing when nothing in the body need be unique", () => {
    expect(freshOf({ note: "2 desks", seats: 4 })).toBeUndefined();
  });

  it.for([
    ["an ISBN", "9780306406157"],
    ["a card number", "4539-1488-0343-6467"],
  ])("keep the check digit of %s right", ([, serial]) => {
    const all = Array.from({ length: 3 }, () => String(freshOf({ serial })?.["serial"]));
    expect(new Set([serial, ...all]).size).toBe(4);
    for (const text of all) {
      const digits = text.replaceAll(/\D/g, "").split("").map(Number).toReversed();
      const sum = digits.reduce(
        (total, digit, index) => total + (index % 2 === 0 ? digit : text.length === 13 ? digit * 3 : doubled(digit)),
        0,
      );
      expect(sum % 10).toBe(0);
    }
  });

  it("are in the future on the same day of the week, and in inner objects too, where they must", () => {
    const body = { starts: "2020-01-15T12:00:00Z", days: ["2020-01-16"], parts: [{ serialNumber: "AB123" }] };
    const fresh = values.of(body, "/components/schemas/Desk", { days: 0 });
    const starts = new Date(String(fresh?.["starts"]));
    expect(starts.getTime()).toBeGreaterThan(Date.now());
    expect([starts.getUTCDay(), starts.getUTCHours()]).toEqual([3, 12]);
    expect(fresh?.["days"]).toEqual([new Date(starts.getTime() + 86_400_000).toISOString().slice(0, 10)]);
    expect(fresh?.["parts"]).toEqual([{ serialNumber: expect.stringMatching(/^AB\d{3}$/) }]);
    expect(fresh?.["parts"]).not.toEqual(body.parts);
    const later = values.of(body, "/components/schemas/Desk", { days: 1 });
    expect(new Date(String(later?.["starts"])).getUTCDay()).toBe(4);
  });
});
