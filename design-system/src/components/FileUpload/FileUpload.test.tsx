import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { chooseFiles, jpgFile, namedFile, pngFile, transferOf } from "../../testing/files.ts";
import { render } from "../../testing/render.tsx";
import { spoken } from "../../testing/spoken.ts";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { FileUpload, type FileUploadProps } from "./FileUpload.tsx";

type OnFilesChange = NonNullable<FileUploadProps["onFilesChange"]>;
const input = () => page.getByLabelText(/^Slips/);
const element = () => input().element() as HTMLInputElement;
const rows = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((row) => row.querySelector("bdi")?.textContent);
const held = () => [...(element().files ?? [])].map(({ name }) => name);
const remove = (name: string) => page.getByRole("button", { name: `Remove ${name}` });

const paste = (target: Element, ...files: File[]) =>
  target.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData: transferOf(...files), bubbles: true, cancelable: true }),
  );

const drag = (type: string, ...files: File[]) =>
  element().dispatchEvent(new DragEvent(type, { dataTransfer: transferOf(...files), bubbles: true, cancelable: true }));

describe("FileUpload", () => {
  itConforms(FileUpload, { label: "Slips" }, "input");

  it("R401 4.1.3 takes pictures, tells by file what it does not take, and says both", async () => {
    const onFilesChange = vi.fn<OnFilesChange>();
    render(<FileUpload label="Slips" maxBytes={1024} onFilesChange={onFilesChange} />);
    await input().upload([
      await pngFile("one.png"),
      namedFile("film.mov", "video/quicktime"),
      jpgFile("two.jpg", 2048),
    ]);
    await expect.poll(rows).toEqual(["one.png", "film.mov", "two.jpg"]);
    await expect.element(page.getByText("Not added: only PNG or JPG can be added")).toBeVisible();
    await expect.element(page.getByText("Not added: it has 2 kB; at most 1 kB can be added")).toBeVisible();
    expect(onFilesChange).toHaveBeenCalledOnce();
    expect(held()).toEqual(["one.png"]);
    await expect
      .poll(() => spoken())
      .toBe(
        "Added: one.png. film.mov: Not added: only PNG or JPG can be added. two.jpg: Not added: it has 2 kB; at most 1 kB can be added",
      );
  });

  it("R401 looks into the file: a page that is called a picture is refused", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([namedFile("slip.png", "image/png", "<script>alert(1)</script>")]);
    await expect.element(page.getByText("Not added: its content is not what its name says")).toBeVisible();
    expect(held()).toEqual([]);
  });

  it("D17 shows a small picture through a blob address, and lets go of it", async () => {
    const revoked = vi.spyOn(URL, "revokeObjectURL");
    render(<FileUpload label="Slips" />);
    await input().upload([await pngFile("one.png")]);
    await expect.poll(() => document.querySelector<HTMLImageElement>("li img")?.naturalWidth).toBeGreaterThan(0);
    const address = document.querySelector<HTMLImageElement>("li img")?.src ?? "";
    expect(address).toMatch(/^blob:/);
    await remove("one.png").click();
    expect(revoked).toHaveBeenCalledWith(address);
    revoked.mockRestore();
  });

  it("shows a drawing where a picture is damaged", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([jpgFile("one.jpg", 100)]);
    await expect.poll(rows).toEqual(["one.jpg"]);
    await expect.poll(() => document.querySelector("li img")).toBeNull();
  });

  it("adds to what is there, also after another choice of the picker, and never twice", async () => {
    render(<FileUpload label="Slips" />);
    const one = await pngFile("one.png");
    await input().upload([one]);
    await expect.poll(rows).toEqual(["one.png"]);
    // Handed over as it is: a picker gives the same file again.
    const again = async (file: File) => {
      const before = held();
      chooseFiles(element(), file);
      // A form that is sent while the file is looked into sends only what was.
      expect(held()).toEqual(before);
      await expect.poll(() => rows().length).toBeGreaterThan(1);
    };
    const first = element().files?.[0];
    if (first) await again(first);
    await expect.element(page.getByText("Not added: it is there already")).toBeVisible();
    expect(held()).toEqual(["one.png"]);
    await again(await pngFile("two.png"));
    await expect.poll(held).toEqual(["one.png", "two.png"]);
  });

  it("2.1.1 2.4.3 opens by keyboard, and removing leaves the focus near", async () => {
    const opened = vi.fn<() => void>();
    render(<FileUpload label="Slips" onClick={opened} />);
    await input().upload([await pngFile("one.png"), await pngFile("two.png"), namedFile("bad.gif", "image/gif")]);
    await expect.poll(() => rows().length).toBe(3);
    opened.mockClear();
    element().focus();
    element().addEventListener("click", (event) => event.preventDefault());
    await userEvent.keyboard(" ");
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect.element(remove("one.png")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(remove("two.png")).toHaveFocus();
    await expect.poll(() => spoken()).toBe("Removed: one.png");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Dismiss bad.gif" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(input()).toHaveFocus();
    expect(page.getByRole("list").elements()).toHaveLength(0);
  });

  it("takes what is dropped, and nothing that is no file", async () => {
    render(<FileUpload label="Slips" />);
    const zone = element().closest("[data-file-upload]");
    const text = new DataTransfer();
    text.setData("text/plain", "words");
    element().dispatchEvent(new DragEvent("dragover", { dataTransfer: text, bubbles: true, cancelable: true }));
    expect(zone?.matches("[data-over]")).toBe(false);
    const slip = await pngFile("slip.png");
    expect(drag("dragover", slip)).toBe(false);
    await expect.poll(() => zone?.matches("[data-over]")).toBe(true);
    expect(drag("drop", slip)).toBe(false);
    await expect.poll(rows).toEqual(["slip.png"]);
    expect(zone?.matches("[data-over]")).toBe(false);
  });

  it("takes a picture that is pasted while one writes in its form, and leaves words to the text", async () => {
    render(
      <Form onSubmit={() => undefined}>
        <TextArea name="remark" label="Remark" />
        <FileUpload name="slips" label="Slips" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const text = page.getByRole("textbox").element();
    expect(paste(text)).toBe(true);
    const [one, two] = [await pngFile("image.png", 1), await pngFile("image.png", 2)];
    expect(paste(text, one)).toBe(false);
    paste(text, two);
    await expect.poll(rows).toEqual(["image.png", "image.png"]);
  });

  it("R401 D21 is required, tells a form what is wrong, sends its files, and is empty after a reset", async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    render(
      <Form onSubmit={onSubmit}>
        <FileUpload name="slips" label="Slips" required />
        <button type="reset">Reset</button>
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const send = page.getByRole("button", { name: "Send" });
    await send.click();
    await page.getByRole("link", { name: "Fill in: Slips" }).click();
    await expect.element(input()).toHaveFocus();
    await expect
      .element(input())
      .toHaveAccessibleDescription("Fill in: Slips PNG or JPG, at most 5 MB each, at most 3");
    await input().upload([await pngFile("one.png"), await pngFile("two.png"), await pngFile("three.png")]);
    await expect.element(page.getByText("3 of 3 chosen")).toBeVisible();
    await send.click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    const sent = onSubmit.mock.calls[0]?.[0].getAll("slips") ?? [];
    expect(sent.map((file) => file instanceof File && file.name)).toEqual(["one.png", "two.png", "three.png"]);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(rows).toEqual([]);
    expect(held()).toEqual([]);
  });

  it("keeps what its owner holds, tells how far each is, and what the server says of it", async () => {
    const [one, two, three] = [await pngFile("one.png"), await pngFile("two.png"), await pngFile("three.png")];
    function Held() {
      const [files, setFiles] = useState<readonly File[]>([one, two, three]);
      const statuses = new Map([
        [one, { state: "sending", progress: 40 } as const],
        [two, { state: "sent" } as const],
        [three, { state: "failed", error: "The server could not read it" } as const],
      ]);
      return <FileUpload label="Slips" files={files} onFilesChange={setFiles} statuses={statuses} />;
    }
    render(<Held />);
    await expect.element(page.getByRole("progressbar", { name: "Sending one.png" })).toHaveAttribute("value", "40");
    await expect.element(page.getByText("Sent", { exact: true })).toBeVisible();
    await expect.element(page.getByText("The server could not read it")).toBeVisible();
    expect(held()).toEqual(["one.png", "two.png", "three.png"]);
    await remove("two.png").click();
    await expect.poll(held).toEqual(["one.png", "three.png"]);
  });

  it("leaves to the member whether a camera is used", () => {
    render(<FileUpload label="Slips" />);
    expect(element().hasAttribute("capture")).toBe(false);
    expect(element().accept).toBe(".png,image/png,.jpg,.jpeg,image/jpeg");
    expect(element().multiple).toBe(true);
  });

  it("takes nothing while it is disabled", async () => {
    const onFilesChange = vi.fn<OnFilesChange>();
    const slip = await pngFile("slip.png");
    render(<FileUpload label="Slips" disabled files={[slip]} onFilesChange={onFilesChange} />);
    drag("drop", await pngFile("two.png"));
    paste(element(), await pngFile("two.png"));
    await expect.element(remove("slip.png")).toBeDisabled();
    expect(onFilesChange).not.toHaveBeenCalled();
  });

  it("2.5.8 can be pressed anywhere in its place, and its buttons are at least 24 px", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([await pngFile("one.png")]);
    await expect.element(remove("one.png")).toBeVisible();
    const zone = element().closest("[data-file-upload]")?.getBoundingClientRect();
    expect(element().getBoundingClientRect().height).toBeGreaterThanOrEqual((zone?.height ?? 0) - 2);
    const { width, height } = remove("one.png").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it("1.4.11 shows its focus under forced colours", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(<FileUpload label="Slips" />);
    element().focus();
    const zone = element().closest("[data-file-upload]");
    expect(zone && getComputedStyle(zone).outlineStyle).toBe("solid");
  });
});
