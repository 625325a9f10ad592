import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentProps } from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ClosedAttributes } from "../foundations/props/closed-attributes.ts";
import type { Components } from "./components.ts";

type Name = keyof Components;
type Props<Of extends Name> = ComponentProps<Components[Of]>;
type KeysOf<Form> = Form extends unknown ? keyof Form : never;

/** Components that accept a prop of that name, in at least one variant of their props. */
type Takes<Prop extends string> = { [Of in Name]: Extract<KeysOf<Props<Of>>, Prop> extends never ? never : Of }[Name];
/** Components that accept `data-*`. Those that accept all attributes of an element, such as `onPaste`, accept it too. */
type TakesData = { [Of in Name]: "data-probe" extends KeysOf<Props<Of>> ? Of : never }[Name] | Takes<"onPaste">;
/** Components without an element; completeness.test.ts says why. */
type Elementless = "LinkProvider" | "LocaleProvider";
/** Components that require a prop of that name. */
type Needs<Prop extends string> = {
  [Of in Name]: Prop extends keyof Props<Of> ? (object extends Pick<Props<Of>, Prop> ? never : Of) : never;
}[Name];
/** Components whose accessible name comes from a prop or from their content. */
type Named = Needs<"label"> | Needs<"title"> | Needs<"name"> | Needs<"alt"> | Needs<"text"> | Needs<"children">;

/** Components without an accessible name, and why that is correct. */
interface Unnamed {
  "is seen, not heard: its name is optional": "Countdown" | "Icon" | "Spinner" | "Skeleton" | "Divider";
  "is named by its texts": "Balance" | "DrawResult" | "SmsCountdown" | "ErrorSummary";
  "is text": "MoneyText" | "StatusTag" | "HtmlContent";
  "is a landmark, or holds them": "Footer" | "Header" | "NavEntry" | "PlayerProtectionBar";
  "brings its name in the language of the page": "Breadcrumbs" | "Calendar" | "Pagination";
  "is named by its parts": "Accordion" | "LanguageSelect" | "RegionSelect";
}

describe("types of all components", () => {
  it("D17c no component accepts className, style or markup props", () => {
    expectTypeOf<Takes<ClosedAttributes>>().toBeNever();
  });

  it("D17c each component accepts a ref and data attributes, except those without an element", () => {
    expectTypeOf<Exclude<Name, Takes<"ref">>>().toEqualTypeOf<Elementless>();
    expectTypeOf<Exclude<Name, TakesData>>().toEqualTypeOf<Elementless>();
  });

  it("WCAG 4.1.2 each component requires a prop that names it, or is a listed exception", () => {
    expectTypeOf<Exclude<Name, Named | Unnamed[keyof Unnamed]>>().toBeNever();
    expectTypeOf<Extract<Named, Unnamed[keyof Unnamed]>>().toBeNever();
  });

  it("D17c the list contains every component", () => {
    const folders = readdirSync(path.join(import.meta.dirname, "../components"));
    const list = readFileSync(path.join(import.meta.dirname, "components.ts"), "utf8");
    expect([...list.matchAll(/^ {2}(\w+): typeof import/gm)].map(([, name]) => name)).toEqual(folders.toSorted());
  });
});
