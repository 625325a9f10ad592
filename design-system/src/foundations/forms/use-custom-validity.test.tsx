import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useCustomValidity } from "./use-custom-validity.ts";

interface FieldProps {
  text: string;
  onCommit: (text: string, isValid: boolean) => void;
}

function Field({ text, onCommit }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useCustomValidity(input, text === "7" ? undefined : "Not a number.");
  useLayoutEffect(() => {
    if (input.current) onCommit(input.current.value, input.current.validity.valid);
  }, [text, onCommit]);
  return <input ref={input} value={text} onChange={() => undefined} />;
}

it("R501 the validity of an input changes in the same commit as its text", () => {
  const commits: [string, boolean][] = [];
  const root = createRoot(document.createElement("div"));
  for (const text of ["abc", "7", "seven"])
    flushSync(() => root.render(<Field text={text} onCommit={(...commit) => commits.push(commit)} />));
  root.unmount();
  expect(commits).toEqual([
    ["abc", false],
    ["7", true],
    ["seven", false],
  ]);
});
