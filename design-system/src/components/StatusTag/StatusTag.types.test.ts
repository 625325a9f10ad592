import { describe, expectTypeOf, it } from "vitest";
import type { STATUSES, StatusTagProps } from "./StatusTag.tsx";

describe("types of StatusTag", () => {
  it("D17c accepts only the statuses of its kind", () => {
    expectTypeOf<"deposit">().toExtend<keyof typeof STATUSES>();
    expectTypeOf<StatusTagProps<"deposit">["status"]>().toEqualTypeOf<keyof typeof STATUSES.deposit>();
    expectTypeOf<"no such status">().not.toExtend<StatusTagProps<"deposit">["status"]>();
  });
});
