import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

describe("LocaleProvider", () => {
  it.each([
    ["bn", "লোড হচ্ছে"],
    ["bn-BD", "লোড হচ্ছে"],
    ["bn_BD", "লোড হচ্ছে"],
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

  it.each(["", "english please"])(
    "D19 shows English for %j, which is no language, and warns developers",
    async (locale) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      render(
        <LocaleProvider locale={locale}>
          <Spinner />
        </LocaleProvider>,
      );
      await expect.element(page.getByText("Loading")).toBeInTheDocument();
      expect(log).toHaveBeenCalledWith(expect.stringContaining(`the locale “${locale}”, which is not a language tag`));
      log.mockRestore();
    },
  );
});
