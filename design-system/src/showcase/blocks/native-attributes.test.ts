import { describe, expect, it } from "vitest";
import { nativeAttributesText } from "./native-attributes.ts";

const props = { ref: {} };

describe("nativeAttributesText", () => {
  it("D17c names the element and the attributes that the component does not accept", () => {
    const text = nativeAttributesText({
      attributes: "AnchorHTMLAttributes<HTMLAnchorElement>",
      attributesExcept: ["target", "rel"],
      props,
    });
    expect(text).toBe(
      "It also accepts every attribute of a native `a`, except `className`, `style`, `target` and `rel`.",
    );
  });

  it.each([
    ["HTMLAttributes<HTMLElement>", "attribute that all HTML elements have, except"],
    ["HTMLAttributes<HTMLHeadingElement>", "attribute of a native heading, except"],
    ["OlHTMLAttributes<HTMLOListElement>", "attribute of a native `ol`, except"],
    ["TextareaHTMLAttributes<HTMLTextAreaElement>", "attribute of a native `textarea`, except"],
  ])("D17c names the element of %s", (attributes, part) => {
    expect(nativeAttributesText({ attributes, props })).toContain(part);
  });

  it("D17c says that a component without native attributes accepts data attributes", () => {
    expect(nativeAttributesText({ props })).toBe("It also accepts `data-` attributes, and no other native attribute.");
  });

  it("D17c says nothing about a component that puts no element into the page", () => {
    expect(nativeAttributesText({ props: {} })).toBeUndefined();
  });
});
