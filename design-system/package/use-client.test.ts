import { describe, expect, test } from "vitest";
import { clientModules } from "./use-client.ts";

const isComponent = (file: string) => file.startsWith("components/");
const clientsOf = (modules: Readonly<Record<string, string>>) =>
  [...clientModules(new Map(Object.entries(modules)), isComponent)].sort();

describe("the client directive", () => {
  test.each([
    ["is not needed by a module without imports", "export const A = 1;", false],
    ["is not needed for React hooks that work on a server", 'import { useId, memo } from "react";', false],
    ["is needed for state", 'import { useId, useState } from "react";', true],
    ["is needed for a namespace import of React", 'import * as React from "react";', true],
    ["is not needed for a library that works on a server", 'import { jsx } from "react/jsx-runtime";', false],
    ["is needed for a client-only library", 'import { useButton } from "react-aria/useButton";', true],
    [
      "is needed for a client hook from another module",
      'import { useWidth } from "../foundations/use-width.js";',
      true,
    ],
    ["is not needed for a plain function from another module", 'import { sum } from "../foundations/rules.js";', false],
    ["is not needed to import a component that has the directive", 'import { Dialog } from "./Dialog.js";', false],
    [
      "is needed to pass a new function to a component that has the directive",
      'import { Dialog } from "./Dialog.js"; const A = () => jsx(Dialog, { onClose: () => {} });',
      true,
    ],
    [
      "is not needed to pass a prop on to a component that has the directive",
      'import { Dialog } from "./Dialog.js"; const A = ({ onClose }) => jsx(Dialog, { onClose });',
      false,
    ],
    [
      "is needed to pass a new function to an element",
      'import { jsx } from "react/jsx-runtime"; const A = ({ onPlay }) => jsx("button", { onClick: () => onPlay("a") });',
      true,
    ],
    [
      "is needed to pass a new function to an element in one of two cases",
      'import { jsx } from "react/jsx-runtime"; const A = (p) => jsx("button", { onClick: p.off ? undefined : () => p.on() });',
      true,
    ],
    [
      "is not needed to pass a prop on to an element",
      'import { jsx } from "react/jsx-runtime"; const A = ({ onPlay }) => jsx("button", { onClick: onPlay });',
      false,
    ],
    [
      "is needed for a constant from the module of a client component",
      'import { DIALOG_SIZES } from "./Dialog.js";',
      true,
    ],
    ["is not needed to re-export a client component", 'export { Dialog } from "./Dialog.js";', false],
    [
      "is needed to re-export a constant from the module of a client component",
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

  test("is needed in each module through which a component reaches a client hook", () => {
    expect(
      clientsOf({
        "components/A.js": 'import { useB } from "../foundations/b.js";',
        "foundations/b.js": 'import { useC } from "./c.js";',
        "foundations/c.js": 'import { useEffect } from "react";',
      }),
    ).toEqual(["components/A.js", "foundations/b.js", "foundations/c.js"]);
  });
});
