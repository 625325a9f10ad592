import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

describe("LocaleProvider", () => {
  it.each([
    ["bn", "লোড হচ্ছে"],
    ["bn-BD", "লোড হচ্ছে"],
    ["en", "Loading"],
    ["xx", "Loading"],
  ])("D19 shows texts in the closest available language for %s", async (locale, text) => {
    render(
      <LocaleProvider locale={locale}>
        <Spinner />
      </LocaleProvider>,
    );
    await expect.element(page.getByText(text)).toBeInTheDocument();
  });
});
