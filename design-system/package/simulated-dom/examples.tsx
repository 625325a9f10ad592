import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The example code of each component, by file. */
const EXAMPLES = import.meta.glob<{ Example: ComponentType }>("./examples/*.tsx", { eager: true });

/** React does not recognise `<search>` in jsdom, which does no harm. */
const EXPECTED = /unrecognized in this browser[^]*search/;

/** Controls that are used in each example. The examples repeat themselves, so more would prove nothing. */
const MOST_CONTROLS = 4;
const CONTROLS = "button:not([disabled]), input:not([disabled]), textarea, [role=tab], [role=spinbutton]";

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.map(String).join(" ")));
});
afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(EXAMPLES))(
  "%s renders and can be used by pointer and keyboard",
  async (_file, { Example }) => {
    const { container } = render(<Example />);
    const user = userEvent.setup();
    for (const control of [...container.querySelectorAll(CONTROLS)].slice(0, MOST_CONTROLS)) {
      if (!control.isConnected) continue;
      await user.click(control);
      await user.keyboard("{ArrowDown}a{Escape}");
    }
    expect(logged.filter((line) => !EXPECTED.test(line))).toEqual([]);
  },
);
