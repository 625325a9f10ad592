import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { MoneyField } from "../MoneyField/MoneyField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { PhoneField } from "../PhoneField/PhoneField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, type FormProps, SubmitButton } from "./Form.tsx";

const meta = {
  title: "Components/Fields/Form",
  id: "components-form",
  component: Form,
  args: {
    onSubmit: fn<FormProps["onSubmit"]>(),
    messages: {
      "username.required": "Enter a username",
      "password.required": "Enter a password",
      "adult.required": "Confirm that you are 21 or older",
      reg_pattern_3: "The username has 6 to 14 letters or digits",
      username_taken: "This username is taken. Try another.",
    },
    children: (
      <>
        <TextField name="username" label="Username" required autoComplete="username" />
        <PasswordField name="password" label="Password" required autoComplete="new-password" showStrength />
        <Checkbox name="adult" label="I am 21 or older" required />
        <SubmitButton fullWidth>Register</SubmitButton>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Password/, { selector: "input" }), "blue river lamp");
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("link", { name: "Enter a username" }));
    const username = canvas.getByRole("textbox", { name: "Username" });
    await expect(username).toHaveFocus();
    await userEvent.keyboard("demo42");
    await userEvent.click(canvas.getByRole("checkbox", { name: /I am 21 or older/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(username).toHaveValue("demo42");
  },
};

export const Playground: Story = {};

export const RefusedByTheServer: Story = {
  args: {
    onSubmit: fn<FormProps["onSubmit"]>(() =>
      Promise.resolve([
        { rule: "busy", message: "Registration is busy. What you entered is still here." },
        { field: "username", rule: "username_taken" },
      ]),
    ),
    children: (
      <>
        <TextField name="username" label="Username" required defaultValue="demo" />
        <SubmitButton fullWidth>Register</SubmitButton>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("This username is taken. Try another.");
  },
};

export const RefusedElsewhere: Story = {
  args: { problems: [{ field: "username", rule: "username_taken" }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This username is taken. Try another.");
  },
};

export const Sending: Story = {
  args: { onSubmit: fn<FormProps["onSubmit"]>(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "Username" }), "demo42");
    await userEvent.type(canvas.getByLabelText(/Password/, { selector: "input" }), "blue river lamp");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Register" }));
    await expect(canvas.getByRole("button", { name: "Loading Register" })).toHaveAttribute("aria-busy", "true");
  },
};

const AllFields = (
  <>
    <MoneyField name="amount" label="Amount" currency="BDT" required />
    <RadioGroup
      name="way"
      label="Pay with"
      required
      variant="card"
      options={[
        { value: "bkash", label: "bKash", description: "Free, immediate" },
        { value: "bank", label: "Bank transfer" },
      ]}
    />
    <PhoneField name="mobileNum" label="Number" required countries={[{ label: "Bangladesh", dialingCode: "880" }]} />
    <TextArea name="remark" label="Remark" defaultValue={LONG_ENGLISH.repeat(2)} />
    <SubmitButton>Deposit</SubmitButton>
  </>
);

export const ManyKindsOfFields: Story = {
  args: { children: AllFields, messages: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Deposit" }));
    const lines = canvas.getAllByRole("link").map((line) => line.textContent);
    await expect(lines).toEqual(["Fill in: Amount", "Fill in: Pay with", "Fill in: Number", "At most 140 characters"]);
    await userEvent.click(canvas.getByRole("link", { name: "Fill in: Pay with" }));
    await expect(canvas.getByRole("radio", { name: "bKash" })).toHaveFocus();
  },
};

export const InBengali: Story = {
  args: {
    messages: {},
    children: (
      <>
        <TextField name="username" label="ব্যবহারকারীর নাম" required />
        <PasswordField name="password" label="পাসওয়ার্ড" required autoComplete="new-password" showStrength />
        <SubmitButton fullWidth>নিবন্ধন করুন</SubmitButton>
      </>
    ),
  },
  decorators: [inside(Bengali)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/পাসওয়ার্ড/, { selector: "input" }), "নদী বাতি");
    await userEvent.click(canvas.getByRole("button", { name: "নিবন্ধন করুন" }));
    await expect(canvas.getByRole("link", { name: "পূরণ করুন: ব্যবহারকারীর নাম" })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    messages: { required: LONG_BENGALI },
    children: (
      <>
        <TextField name="one" label={LONG_BENGALI} required />
        <TextField name="two" label={LONG_ENGLISH} required />
        <SubmitButton fullWidth>{LONG_BENGALI}</SubmitButton>
      </>
    ),
  },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
};

export const RightToLeftPage: Story = {
  args: {
    messages: { required: "املأ: {label}" },
    summaryTitle: "يرجى التحقق مما يلي",
    children: (
      <>
        <TextField name="username" label="اسم المستخدم" required />
        <SubmitButton>تسجيل</SubmitButton>
      </>
    ),
  },
  decorators: [inside(RightToLeft)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
};
