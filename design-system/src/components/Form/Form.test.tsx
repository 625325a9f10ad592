import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { NumberField } from "../NumberField/NumberField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, type FormProblem, type FormProps, SubmitButton, useClearErrors } from "./Form.tsx";

type OnSubmit = FormProps["onSubmit"];
const send = () => page.getByRole("button", { name: "Send" }).click();
const links = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);

const complaints = () =>
  page
    .getByRole("alert")
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);

const refuse = (): FormProblem[] => [
  { field: "code", rule: "wrong", message: "Wrong code" },
  { field: "name", rule: "taken", message: "Taken" },
  { rule: "refused", message: "Refused" },
];

const equal = (data: FormData): FormProblem[] =>
  data.get("one") === data.get("two") ? [] : [{ field: "two", rule: "different" }];

const Refused = (found: Pick<FormProps, "problems">) => (
  <Form {...found} onSubmit={() => undefined} messages={{ limit: "Your limit is reached" }}>
    <TextField name="amount" label="Amount" />
  </Form>
);

function Ask() {
  const clearErrors = useClearErrors();
  return (
    <button type="button" onClick={() => clearErrors("code")}>
      New code
    </button>
  );
}

describe("Form", () => {
  itConforms(Form, { children: "Fields", onSubmit: () => undefined }, "form");

  it.each<[string, OnSubmit]>([
    [
      "a problem with a summary title",
      () => [{ rule: "lost", message: "No answer", summaryTitle: "We do not know yet" }],
    ],
    [
      "onSubmit throws",
      () => {
        throw new Error("lost");
      },
    ],
  ])("D21 D12 shows another summary title when summaryTitle may be untrue: %s", async (_name, onSubmit) => {
    const report = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    addEventListener("error", report);
    onTestFinished(() => removeEventListener("error", report));
    render(
      <Form onSubmit={onSubmit} summaryTitle="Nothing has changed">
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toHaveTextContent("Nothing has changed");
  });

  it("D21 3.3.1 lists all errors in page order in the summary and beside the fields when it is submitted", async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(
      <Form onSubmit={onSubmit} messages={{ "mail.type": "Enter an address such as name@example.com" }}>
        <TextField name="mail" type="email" label="Email" defaultValue="demo@" />
        <RadioGroup name="way" label="Way" required options={[{ value: "a", label: "A" }]} />
        <NumberField name="count" label="Tickets" required />
        <Checkbox name="adult" label="Adult" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await expect.element(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    expect(links()).toEqual([
      "Enter an address such as name@example.com",
      "Fill in: Way",
      "Fill in: Tickets",
      "Fill in: Adult",
    ]);
    await expect.element(page.getByRole("radiogroup")).toHaveAccessibleDescription("Fill in: Way");
    await page.getByRole("link", { name: "Fill in: Tickets" }).click();
    await expect.element(page.getByRole("textbox", { name: "Tickets" })).toHaveFocus();
    await page.getByRole("link", { name: "Fill in: Way" }).click();
    await expect.element(page.getByRole("radio", { name: "A" })).toHaveFocus();
    await page.getByRole("link", { name: "Fill in: Adult" }).click();
    await expect.element(page.getByRole("checkbox", { name: "Adult" })).toHaveFocus();
  });

  it("D21 shows the problems from its props and clears them when they are removed", async () => {
    const problems: FormProblem[] = [{ field: "amount", rule: "low", message: "At least 100" }, { rule: "limit" }];
    const { rerender } = render(<Refused problems={problems} />);
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await expect.element(page.getByRole("alert").getByText("Your limit is reached")).toBeVisible();
    await expect.element(page.getByRole("textbox")).toHaveAccessibleDescription("At least 100");
    rerender(<Refused />);
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox")).toBeValid();
  });

  it("D21 after all errors are corrected, Enter submits the form once", async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    render(
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Name" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await page.getByRole("textbox").fill("Amina");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0].get("name")).toBe("Amina");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox")).toHaveValue("Amina");
  });

  it("R471 shows the text for the server's rule id, else the server's message, and keeps the input", async () => {
    const refusals: FormProblem[] = [
      { field: "name", rule: "name_taken" },
      { rule: "new_rule", message: "The house is full" },
    ];
    render(
      <Form onSubmit={() => Promise.resolve(refusals)} messages={{ name_taken: "{label} is taken" }}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await page.getByRole("textbox").fill("Amina");
    await send();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await expect.element(page.getByText("The house is full")).toBeVisible();
    await expect.element(page.getByRole("textbox")).toHaveAccessibleDescription("Name is taken");
    await expect.element(page.getByRole("textbox")).toHaveValue("Amina");
  });

  it("3.3.1 removes a field's error as soon as the field is corrected, and keeps the focus", async () => {
    render(
      <Form onSubmit={() => undefined} messages={{ "mail.type": "Enter an address such as name@example.com" }}>
        <TextField name="mail" type="email" label="Email" required />
        <TextField name="name" label="Name" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const mail = page.getByRole("textbox", { name: "Email" });
    await send();
    expect(links()).toEqual(["Fill in: Email", "Fill in: Name"]);
    await mail.click();
    await userEvent.keyboard("demo");
    await expect.element(mail).toHaveAccessibleDescription("Enter an address such as name@example.com");
    await userEvent.keyboard("@example.com");
    await expect.element(mail).not.toHaveAttribute("aria-invalid");
    expect(links()).toEqual(["Fill in: Name"]);
    await expect.element(mail).toHaveFocus();
    await page.getByRole("textbox", { name: "Name" }).fill("Amina");
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("3.3.1 an edit clears errors of the form's rules in all fields, but server errors only in the edited field", async () => {
    const refusals: FormProblem[] = [
      { field: "one", rule: "taken", message: "One is taken" },
      { field: "two", rule: "taken", message: "Two is taken" },
    ];
    render(
      <Form onSubmit={() => refusals} validate={equal} messages={{ different: "The two differ" }}>
        <TextField name="one" label="One" defaultValue="a" />
        <TextField name="two" label="Two" defaultValue="b" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    const [one, two] = [page.getByRole("textbox", { name: "One" }), page.getByRole("textbox", { name: "Two" })];
    await send();
    await expect.element(two).toHaveAccessibleDescription("The two differ");
    await one.fill("b");
    await expect.element(two).not.toHaveAttribute("aria-invalid");
    await send();
    await expect.element(one).toHaveAccessibleDescription("One is taken");
    await two.fill("b2");
    await expect.element(one).toHaveAccessibleDescription("One is taken");
    // The server's error no longer applies; the current error of the field is shown instead.
    await expect.element(two).toHaveAccessibleDescription("The two differ");
  });

  it("3.3.1 useClearErrors removes the errors of one field and of the whole form", async () => {
    render(
      <Form onSubmit={refuse}>
        <TextField name="code" label="Code" />
        <TextField name="name" label="Name" />
        <Ask />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await expect.poll(complaints).toEqual(["Refused", "Wrong code", "Taken"]);
    await page.getByRole("button", { name: "New code" }).click();
    expect(complaints()).toEqual(["Taken"]);
    await expect.element(page.getByRole("textbox", { name: "Code" })).not.toHaveAttribute("aria-invalid", "true");
  });

  it("runs its own rules only when all fields are valid", async () => {
    const onSubmit = vi.fn<OnSubmit>();
    render(
      <Form onSubmit={onSubmit} validate={equal} messages={{ different: "The two differ" }}>
        <TextField name="one" label="One" defaultValue="a" />
        <TextField name="two" label="Two" required />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    expect(links()).toEqual(["Fill in: Two"]);
    await page.getByRole("textbox", { name: "Two" }).fill("b");
    await send();
    expect(links()).toEqual(["The two differ"]);
    await page.getByRole("textbox", { name: "Two" }).fill("a");
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it("D12 submits only once while a submission is in progress", async () => {
    const { promise, resolve } = Promise.withResolvers<FormProblem[]>();
    const onSubmit = vi.fn<OnSubmit>(() => promise);
    render(
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await page.getByRole("button").click({ force: true });
    await page.getByRole("textbox").click();
    await userEvent.keyboard("{Enter}");
    // A submission without a button is ignored too.
    document.querySelector("form")?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("button")).toHaveAttribute("aria-busy", "true");
    resolve([]);
    await expect.element(page.getByRole("button")).not.toHaveAttribute("aria-busy");
  });

  it("D12 keeps the input, shows and reports the error, and can be submitted again when onSubmit throws", async () => {
    const reported = vi.spyOn(window, "reportError").mockImplementation(() => undefined);
    onTestFinished(() => reported.mockRestore());
    const failure = new Error("no answer");
    const onSubmit = vi.fn<OnSubmit>().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined);
    render(
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await page.getByRole("textbox").fill("Amina");
    await send();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Something went wrong. What you entered is still here.");
    await expect.element(page.getByRole("textbox")).toHaveValue("Amina");
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure);
    await send();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it("a reset clears the errors, and a submission includes the name and value of the pressed button", async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    render(
      <Form onSubmit={onSubmit}>
        <TextField name="name" label="Name" required />
        <button type="reset">Reset</button>
        <SubmitButton name="then" value="draft">
          Keep as a draft
        </SubmitButton>
        <SubmitButton name="then" value="send">
          Send
        </SubmitButton>
      </Form>,
    );
    await send();
    await expect.element(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Reset" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
    await page.getByRole("textbox").fill("Amina");
    await send();
    expect(onSubmit.mock.calls[0]?.[0].get("then")).toBe("send");
  });

  it("R471 shows repeated server errors once, and errors of unknown fields in the summary", async () => {
    const twice: FormProblem = { rule: "busy", message: "Try later" };
    render(
      <Form onSubmit={() => [twice, twice, { field: "elsewhere", rule: "required" }]}>
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    await send();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    const lines = page.getByRole("listitem").elements();
    expect(lines.map((line) => line.textContent)).toEqual([
      "Try later",
      "The form could not be sent. Please try again.",
    ]);
  });
});
