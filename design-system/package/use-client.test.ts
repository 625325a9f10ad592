import { describe, expect, test } from "vitest";
import { clientModules } from "./use-client.ts";

const isComponent = (file: string) => file.startsWith("components/");
const clientsOf = (modules: Readonly<Record<string, string>>) =>
  [...clientModules(new Map(Object.entries(modules)), isComponent)].sort();

describe("which modules need the client", () => {
  test.each([
    ["nothing imported", "export const A = 1;", false],
    ["what a server has of React", 'import { useId, memo } from "react";', false],
    ["state", 'import { useId, useState } from "react";', true],
    ["all of React", 'import * as React from "react";', true],
    ["a library that renders anywhere", 'import { jsx } from "react/jsx-runtime";', false],
    ["a library of the client", 'import { useButton } from "react-aria/useButton";', true],
    ["a hook of another module", 'import { useWidth } from "../foundations/use-width.js";', true],
    ["a rule of another module", 'import { sum } from "../foundations/rules.js";', false],
    ["a component that needs the client", 'import { Dialog } from "./Dialog.js";', false],
    ["a constant beside such a component", 'import { DIALOG_SIZES } from "./Dialog.js";', true],
    ["a component passed on", 'export { Dialog } from "./Dialog.js";', false],
    ["a constant passed on", 'export { DIALOG_SIZES } from "./Dialog.js";', true],
  ])("%s", (_, code, isClient) => {
    const clients = clientsOf({
      "components/One.js": code,
      "components/Dialog.js": 'import { useState } from "react";',
      "foundations/use-width.js": 'import { useState } from "react";',
      "foundations/rules.js": "",
    });
    expect(clients.includes("components/One.js")).toBe(isClient);
  });

  test("a hook is found through every module between", () => {
    expect(
      clientsOf({
        "components/A.js": 'import { useB } from "../foundations/b.js";',
        "foundations/b.js": 'import { useC } from "./c.js";',
        "foundations/c.js": 'import { useEffect } from "react";',
      }),
    ).toEqual(["components/A.js", "foundations/b.js", "foundations/c.js"]);
  });
});
