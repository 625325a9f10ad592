import { expect, test } from "vitest";
import { messageIdOf, withRead } from "./rules.ts";

test.each([
  ["message=M12", "M12"],
  ["message=M0", "M0"],
  ["", undefined],
  ["message=12", undefined],
  ["message=M12/../M13", undefined],
  ["message=<script>", undefined],
  ["message=M1234567890123456789", undefined],
])("the message id in %j is %s", (search, id) => expect(messageIdOf(new URLSearchParams(search))).toBe(id));

test("E085 marks one message as read and leaves the others unchanged", () => {
  const page = {
    total: 2,
    content: [
      { id: "M1", read: false },
      { id: "M2", read: false },
    ],
  };
  expect(withRead(page, "M2")).toEqual({
    total: 2,
    content: [
      { id: "M1", read: false },
      { id: "M2", read: true },
    ],
  });
});
