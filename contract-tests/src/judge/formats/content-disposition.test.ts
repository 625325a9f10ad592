import { expect, it } from "vitest";
import { readDisposition } from "./content-disposition.ts";

it.for<[header: string, isWellFormed: boolean, fileName: string | undefined]>([
  ["attachment", true, undefined],
  ['attachment; filename="test file.txt"', true, "test file.txt"],
  ["inline; filename=report.csv", true, "report.csv"],
  [String.raw`attachment; filename="a \"b\".txt"`, true, 'a "b".txt'],
  ["attachment; filename=\"caf_.txt\"; filename*=UTF-8''caf%C3%A9.txt", true, "café.txt"],
  ["attachment; filename=test file.txt", false, "test"],
  ['attachment; filename="test', false, undefined],
  ["attachment; filename*=UTF-8''caf%E9.txt", false, undefined],
])("Content-Disposition: %s is well formed: %s, with the name %s", ([header, isWellFormed, fileName]) => {
  expect(readDisposition(header)).toEqual({ isWellFormed, fileName });
});
