import { describe } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { LinkButton } from "./LinkButton.tsx";

describe("LinkButton", () => {
  itConforms(LinkButton, { href: "#register", children: "Register" }, "a");
});
