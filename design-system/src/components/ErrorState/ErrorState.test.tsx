import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "./ErrorState.tsx";

describe("ErrorState", () => {
  itConforms(ErrorState, { title: "No answer", text: "Try again.", action: null }, "div");

  it("4.1.3 is an alert with its action and its reference", async () => {
    render(<ErrorState title="No answer" text="Try again." detail="Reference 7f3a" action={<Button>Again</Button>} />);
    await expect.element(page.getByRole("alert")).toHaveTextContent("No answerTry again.Reference 7f3aAgain");
    await expect.element(page.getByRole("heading", { level: 2, name: "No answer" })).toBeVisible();
  });
});
