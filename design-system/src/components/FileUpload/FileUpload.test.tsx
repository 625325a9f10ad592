import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { chooseFiles, jpgFile, namedFile, pngFile, transferOf } from "../../testing/samples/files.ts";
import { render } from "../../testing/render.tsx";
import { liveRegionText } from "../../testing/live-region-text.ts";
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

  it("R401 4.1.3 accepts pictures, gives the reason for each refused file, and announces both", async () => {
    const onFilesChange = vi.fn<OnFilesChange>();
    render(<FileUpload label="Slips" maxBytes={1024} onFilesChange={onFilesChange} />);
    await input().upload([
      await pngFile("one.png"),
      namedFile("film.mov", "video/quicktime"),
      jpgFile("two.jpg", 2048),
    ]);
    await expect.poll(rows).toEqual(["one.png", "film.mov", "two.jpg"]);
    await expect.element(page.getByText("Not added: only PNG or JPG can be added")).toBeVisible();
    await expect.element(page.getByText("Not added: it is 2 kB; the maximum is 1 kB")).toBeVisible();
    expect(onFilesChange).toHaveBeenCalledOnce();
    expect(held()).toEqual(["one.png"]);
    await expect
      .poll(() => liveRegionText())
      .toBe(
        "Added: one.png. film.mov: Not added: only PNG or JPG can be added. two.jpg: Not added: it is 2 kB; the maximum is 1 kB",
      );
  });

  it("R401 refuses an HTML file that is named and typed as a PNG", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([namedFile("slip.png", "image/png", "<script>alert(1)</script>")]);
    await expect.element(page.getByText("Not added: its content does not match its type")).toBeVisible();
    expect(held()).toEqual([]);
  });

  it("D17 shows a thumbnail through a blob URL, and revokes the URL when the file is removed", async () => {
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

  it("shows no thumbnail when the picture is damaged", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([jpgFile("one.jpg", 100)]);
    await expect.poll(rows).toEqual(["one.jpg"]);
    await expect.poll(() => document.querySelector("li img")).toBeNull();
  });

  it("adds further files to the existing ones, but no file twice", async () => {
    render(<FileUpload label="Slips" />);
    const one = await pngFile("one.png");
    await input().upload([one]);
    await expect.poll(rows).toEqual(["one.png"]);
    // Passes the same File object again, as a file picker may do.
    const again = async (file: File) => {
      const before = held();
      chooseFiles(element(), file);
      // If the form is submitted while a file is being checked, it submits only the files that were there before.
      expect(held()).toEqual(before);
      await expect.poll(() => rows().length).toBeGreaterThan(1);
    };
    const first = element().files?.[0];
    if (first) await again(first);
    await expect.element(page.getByText("Not added: it has already been added")).toBeVisible();
    expect(held()).toEqual(["one.png"]);
    await again(await pngFile("two.png"));
    await expect.poll(held).toEqual(["one.png", "two.png"]);
  });

  it("2.1.1 2.4.3 opens the file picker by keyboard, and focuses the nearest control when a file is removed", async () => {
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
    await expect.poll(() => liveRegionText()).toBe("Removed: one.png");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Dismiss bad.gif" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(input()).toHaveFocus();
    expect(page.getByRole("list").elements()).toHaveLength(0);
  });

  it("2.4.3 keeps the focus in the list while refused files are dismissed one after the other", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload(["one", "two", "three"].map((name) => namedFile(`${name}.gif`, "image/gif")));
    await expect.poll(rows).toEqual(["one.gif", "two.gif", "three.gif"]);
    await page.getByRole("button", { name: "Dismiss one.gif" }).click();
    await expect.element(page.getByRole("button", { name: "Dismiss two.gif" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Dismiss three.gif" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(input()).toHaveFocus();
  });

  it("accepts a picture that is dropped on a text field of its form, and keeps the page when one is dropped elsewhere", async () => {
    render(
      <Form onSubmit={() => undefined}>
        <TextArea name="remark" label="Remark" />
        <FileUpload name="slips" label="Slips" />
      </Form>,
    );
    const slip = await pngFile("slip.png");
    const dropOn = (target: EventTarget, type: string) =>
      target.dispatchEvent(new DragEvent(type, { dataTransfer: transferOf(slip), bubbles: true, cancelable: true }));
    const zone = element().closest("[data-file-upload]");
    const text = page.getByRole("textbox").element();
    expect(dropOn(text, "dragover")).toBe(false);
    await expect.poll(() => zone?.matches("[data-over]")).toBe(true);
    expect(dropOn(text, "drop")).toBe(false);
    await expect.poll(rows).toEqual(["slip.png"]);
    expect(zone?.matches("[data-over]")).toBe(false);
    expect(dropOn(document.body, "dragover")).toBe(false);
    expect(dropOn(document.body, "drop")).toBe(false);
    expect(rows()).toEqual(["slip.png"]);
  });

  it("accepts dropped files and ignores dropped text", async () => {
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

  it("accepts a picture that is pasted into a text field of its form, and ignores pasted text", async () => {
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

  it("R401 D21 reports to the form that it is required, submits its files, and empties on reset", async () => {
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
    await expect.element(input()).toHaveAccessibleDescription("Fill in: Slips PNG or JPG, up to 3 files of 5 MB each");
    await input().upload([await pngFile("one.png"), await pngFile("two.png"), await pngFile("three.png")]);
    await expect.element(page.getByText("3 of 3 selected")).toBeVisible();
    await send.click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    const sent = onSubmit.mock.calls[0]?.[0].getAll("slips") ?? [];
    expect(sent.map((file) => file instanceof File && file.name)).toEqual(["one.png", "two.png", "three.png"]);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(rows).toEqual([]);
    expect(held()).toEqual([]);
  });

  it("when controlled, shows the progress, the success or the error of each file", async () => {
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

  it("does not force the camera, and limits the file picker to pictures", () => {
    render(<FileUpload label="Slips" />);
    expect(element().hasAttribute("capture")).toBe(false);
    expect(element().accept).toBe(".png,image/png,.jpg,.jpeg,image/jpeg");
    expect(element().multiple).toBe(true);
  });

  it.each(["its prop", "the fieldset around it"])("ignores files while %s disables it", async (place) => {
    const onFilesChange = vi.fn<OnFilesChange>();
    const slip = await pngFile("slip.png");
    const isOwn = place === "its prop";
    render(
      <fieldset disabled={!isOwn}>
        <FileUpload label="Slips" disabled={isOwn} files={[slip]} onFilesChange={onFilesChange} />
      </fieldset>,
    );
    drag("drop", await pngFile("two.png"));
    paste(element(), await pngFile("two.png"));
    await expect.element(remove("slip.png")).toBeDisabled();
    expect(onFilesChange).not.toHaveBeenCalled();
  });

  it("2.5.8 can be pressed anywhere in its drop zone, and has buttons of at least 24 px", async () => {
    render(<FileUpload label="Slips" />);
    await input().upload([await pngFile("one.png")]);
    await expect.element(remove("one.png")).toBeVisible();
    const zone = element().closest("[data-file-upload]")?.getBoundingClientRect();
    expect(element().getBoundingClientRect().height).toBeGreaterThanOrEqual((zone?.height ?? 0) - 2);
    const { width, height } = remove("one.png").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  it("1.4.11 outlines its drop zone on focus in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    render(<FileUpload label="Slips" />);
    element().focus();
    const zone = element().closest("[data-file-upload]");
    expect(zone && getComputedStyle(zone).outlineStyle).toBe("solid");
  });
});
