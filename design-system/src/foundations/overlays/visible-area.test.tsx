import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { SectionDialog } from "../../components/SectionDialog/SectionDialog.tsx";
import { Sheet } from "../../components/Sheet/Sheet.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { render } from "../../testing/render.tsx";

const SCREEN_PX = 740;
const KEYBOARD_PX = 300;
const close = () => undefined;
const fields = Array.from({ length: 20 }, (_, index) => <TextField key={index} label={`Field ${index}`} />);

const MODALS = {
  Dialog: (
    <Dialog title="Modal" isOpen onClose={close}>
      {fields}
    </Dialog>
  ),
  Sheet: (
    <Sheet title="Modal" side="bottom" isOpen onClose={close}>
      {fields}
    </Sheet>
  ),
  SectionDialog: (
    <SectionDialog label="Sections" title="Modal" groups={[]} isOpen onClose={close}>
      {fields}
    </SectionDialog>
  ),
};

/** A visual viewport that the test changes, as Safari on iOS changes that of the page. */
class Area extends EventTarget {
  height = SCREEN_PX;
  offsetTop = 0;
  scale = 1;
  change(values: Partial<Pick<Area, "height" | "offsetTop" | "scale">>): void {
    Object.assign(this, values);
    this.dispatchEvent(new Event("resize"));
  }
}

async function withArea(): Promise<Area> {
  await page.viewport(360, SCREEN_PX);
  const area = new Area();
  const real = window.visualViewport;
  Object.defineProperty(window, "visualViewport", { value: area, configurable: true });
  onTestFinished(() => void Object.defineProperty(window, "visualViewport", { value: real, configurable: true }));
  return area;
}

const modal = () => page.getByRole("dialog", { name: "Modal" }).element();
const edges = () => {
  const { top, bottom } = modal().getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
};

describe("above a soft keyboard that covers the page", () => {
  it.each(Object.entries(MODALS))(
    "1.4.10 a %s stays in the visible area, and returns when the keyboard closes",
    async (_name, element) => {
      const area = await withArea();
      render(element);
      await Promise.all(
        modal()
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const before = edges();
      area.change({ height: SCREEN_PX - KEYBOARD_PX, offsetTop: 120 });
      const [top = 0, bottom = 0] = edges();
      expect(top).toBeGreaterThanOrEqual(120);
      expect(bottom).toBe(SCREEN_PX - KEYBOARD_PX + 120);
      area.change({ height: SCREEN_PX, offsetTop: 0 });
      expect(edges()).toEqual(before);
    },
  );

  it("1.4.4 a dialog does not follow the visible area of a zoomed page", async () => {
    const area = await withArea();
    render(MODALS.Dialog);
    await Promise.all(
      modal()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    const before = edges();
    area.change({ height: SCREEN_PX / 2, scale: 2 });
    expect(edges()).toEqual(before);
  });
});
