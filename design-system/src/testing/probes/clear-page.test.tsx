import { expect, it, onTestFinished } from "vitest";
import { render } from "../render.tsx";
import { clearPage } from "./clear-page.ts";

const withVisionSimulator = () => null;
const withChoices = () => null;

it("clearPage removes the elements and the decorator of Storybook's interface, and nothing of a story", () => {
  const { container } = render(<p>Story</p>);
  container.insertAdjacentHTML("beforebegin", '<div class="sb-errordisplay sb-wrapper">Message</div>');
  Object.assign(globalThis, { globalProjectAnnotations: { decorators: [withVisionSimulator, withChoices] } });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "globalProjectAnnotations"));
  clearPage();
  expect(document.querySelector(".sb-wrapper")).toBeNull();
  expect(container.textContent).toBe("Story");
  expect(globalThis.globalProjectAnnotations.decorators).toEqual([withChoices]);
});

it("a headless browser lays out the page of a test and paints nothing", () => {
  const { container } = render(<p>Laid out</p>);
  expect(container.getBoundingClientRect().height).toBeGreaterThan(0);
  expect(window.frameElement?.checkVisibility({ checkOpacity: true })).toBe(!navigator.userAgent.includes("Headless"));
});
