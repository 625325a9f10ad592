import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentProps } from "react";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ClosedAttributes } from "../foundations/closed.ts";
import type { Components } from "./components.ts";

type Name = keyof Components;
type Props<Of extends Name> = ComponentProps<Components[Of]>;
type KeysOf<Form> = Form extends unknown ? keyof Form : never;

/** Components that take a prop of a name, in one of their forms. */
type Takes<Prop extends string> = { [Of in Name]: Extract<KeysOf<Props<Of>>, Prop> extends never ? never : Of }[Name];
/** Components that type `data-*`; all attributes of an element, of which `onPaste` is one, bring them too. */
type TakesData = { [Of in Name]: "data-probe" extends KeysOf<Props<Of>> ? Of : never }[Name] | Takes<"onPaste">;
/** What has no element of its own; completeness.test.ts says why. */
type Elementless = "LinkProvider" | "LocaleProvider";
/** Components that cannot be made without a prop of a name. */
type Needs<Prop extends string> = {
  [Of in Name]: Prop extends keyof Props<Of> ? (object extends Pick<Props<Of>, Prop> ? never : Of) : never;
}[Name];
/** Named by a prop, or by what stands inside. */
type Named = Needs<"label"> | Needs<"title"> | Needs<"name"> | Needs<"alt"> | Needs<"text"> | Needs<"children">;

/** What has no name of its own, and why that is right. */
interface Unnamed {
  "is seen, not heard: its name is optional": "Countdown" | "Icon" | "Spinner" | "Skeleton" | "Divider";
  "is named by its texts": "Balance" | "DrawResult" | "Pagination" | "PauseButton" | "SmsCountdown" | "ErrorSummary";
  "is text": "MoneyText" | "StatusTag" | "HtmlContent";
  "is a landmark, or holds them": "Footer" | "Header" | "NavEntry" | "PlayerProtectionBar";
  "is named by its parts": "Accordion" | "LanguageSelect" | "RegionSelect";
}

describe("types of all components", () => {
  it("D17c none takes a look or markup from outside", () => {
    expectTypeOf<Takes<ClosedAttributes>>().toBeNever();
  });

  it("D17c each gives its element by ref and takes data attributes, where it has one", () => {
    expectTypeOf<Exclude<Name, Takes<"ref">>>().toEqualTypeOf<Elementless>();
    expectTypeOf<Exclude<Name, TakesData>>().toEqualTypeOf<Elementless>();
  });

  it("WCAG 4.1.2 each is named by a prop that it needs, or says why not", () => {
    expectTypeOf<Exclude<Name, Named | Unnamed[keyof Unnamed]>>().toBeNever();
    expectTypeOf<Extract<Named, Unnamed[keyof Unnamed]>>().toBeNever();
  });

  it("D17c every component is in the list", () => {
    const folders = readdirSync(path.join(import.meta.dirname, "../components"));
    const list = readFileSync(path.join(import.meta.dirname, "components.ts"), "utf8");
    expect([...list.matchAll(/^ {2}(\w+): typeof import/gm)].map(([, name]) => name)).toEqual(folders.toSorted());
  });
});
