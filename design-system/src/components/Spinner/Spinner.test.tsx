import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Spinner } from "./Spinner.tsx";

describe("Spinner", () => {
  itConforms(Spinner, {}, "span");

  it("D19 says that something is loading, in the page's language", async () => {
    render(<Spinner />, "bn");
    await expect.element(page.getByText("লোড হচ্ছে")).toBeInTheDocument();
  });

  it("1.1.1 says what is loading when it has a label", async () => {
    render(<Spinner label="Loading games" />);
    await expect.element(page.getByText("Loading games")).toBeInTheDocument();
  });
});
