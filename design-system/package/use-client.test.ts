import { describe, expect, test } from "vitest";
import { clientModules } from "./use-client.ts";

const isComponent = (file: string) => file.startsWith("components/");
const clientsOf = (modules: Readonly<Record<string, string>>) =>
  [...clientModules(new Map(Object.entries(modules)), isComponent)].sort();

describe("clientModules finds the modules that need the client directive", () => {
  test.each([
    ["nothing imported", "export const A = 1;", false],
    ["React hooks that work on a server", 'import { useId, memo } from "react";', false],
    ["state", 'import { useId, useState } from "react";', true],
    ["a namespace import of React", 'import * as React from "react";', true],
    ["a library that works on a server", 'import { jsx } from "react/jsx-runtime";', false],
    ["a client-only library", 'import { useButton } from "react-aria/useButton";', true],
    ["a client hook from another module", 'import { useWidth } from "../foundations/use-width.js";', true],
    ["a plain function from another module", 'import { sum } from "../foundations/rules.js";', false],
    ["an imported component that needs the client", 'import { Dialog } from "./Dialog.js";', false],
    [
      "an imported component that needs the client, with a function",
      'import { Dialog } from "./Dialog.js"; const A = () => jsx(Dialog, { onClose: () => {} });',
      true,
    ],
    [
      "an imported component that needs the client, without a function",
      'import { Dialog } from "./Dialog.js"; const A = ({ onClose }) => jsx(Dialog, { onClose });',
      false,
    ],
    ["a constant from the module of a client component", 'import { DIALOG_SIZES } from "./Dialog.js";', true],
    ["a re-exported client component", 'export { Dialog } from "./Dialog.js";', false],
    [
      "a re-exported constant from the module of a client component",
      'export { DIALOG_SIZES } from "./Dialog.js";',
      true,
    ],
  ])("%s", (_, code, isClient) => {
    const clients = clientsOf({
      "components/One.js": code,
      "components/Dialog.js": 'import { useState } from "react";',
      "foundations/use-width.js": 'import { useState } from "react";',
      "foundations/rules.js": "",
    });
    expect(clients.includes("components/One.js")).toBe(isClient);
  });

  test("follows a hook through several modules", () => {
    expect(
      clientsOf({
        "components/A.js": 'import { useB } from "../foundations/b.js";',
        "foundations/b.js": 'import { useC } from "./c.js";',
        "foundations/c.js": 'import { useEffect } from "react";',
      }),
    ).toEqual(["components/A.js", "foundations/b.js", "foundations/c.js"]);
  });
});
