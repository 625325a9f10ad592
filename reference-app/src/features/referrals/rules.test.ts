import { expect, test } from "vitest";
import { linkComplaints } from "./rules.ts";

test.each([
  [{ label: "Facebook", rate: "1.5" }, []],
  [{ label: "বন্ধু", rate: "২.০০" }, []],
  [{ label: "Friends", rate: "0" }, []],
  [{ label: "  ", rate: "2.00" }, ["label.missing"]],
  [{ label: "Friends", rate: "" }, ["rate.missing"]],
  [{ label: "Friends", rate: "two" }, ["rate.format"]],
  [{ label: "Friends", rate: "1.999" }, ["rate.format"]],
  [{ label: "", rate: "2.01" }, ["label.missing", "rate.tooHigh"]],
])("R036 E092 a new referral link with %j has the right errors when the agent's own rebate is 2.00", (draft, wrong) => {
  expect(linkComplaints(draft, "2.00").map(({ field, rule }) => `${field}.${rule}`)).toEqual(wrong);
});
