import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import hall from "../../testing/art/banner-koi.svg?no-inline";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { HtmlContent } from "./HtmlContent.tsx";

const TERMS = `
<h1>Welcome bonus</h1>
<p>Your <strong>first deposit</strong> of the day brings <em>10 per cent</em> more, up to ৳ 1,000.
Read the <a href="https://example.com/terms">full terms</a> or <a href="mailto:help@example.com">write to us</a>.</p>
<h2>How it works</h2>
<ol><li>Deposit at least ৳ 200.</li><li>Play it through <b>eight times</b>.
<ul><li>Slots count in full.</li><li>Live tables count a tenth.</li></ul></li><li>Withdraw what is left.</li></ol>
<blockquote><p>A bonus is not a reason to play more than you planned.</p></blockquote>
<h2>Limits</h2>
<table><caption>Bonus by level</caption><thead><tr><th scope="col">Level</th><th scope="col">Most</th><th scope="col">Play through</th></tr></thead>
<tbody><tr><th scope="row">Bronze</th><td>1,000.00</td><td>8 times</td></tr><tr><th scope="row">Silver</th><td>2,500.00</td><td>7 times</td></tr>
<tr><th scope="row">Gold</th><td>5,000.00</td><td>6 times</td></tr></tbody></table>
<p><small>Valid until 30 November. <code>WELCOME10</code></small></p>`;

const HOSTILE = `
<h2 onclick="alert(1)" style="position:fixed">Notice</h2><script>alert(1)</script>
<p>Click <a href="javascript:alert(1)">here</a> or <a href="https://user:pw@example.com">there</a>.</p>
<img src="x" onerror="alert(1)"><form action="https://evil.example"><input type="password"></form>
<iframe src="https://evil.example"></iframe><svg onload="alert(1)"></svg><div style="position:fixed;inset:0">Over everything</div>`;

const meta = {
  title: "Components/Content/HtmlContent",
  id: "components-htmlcontent",
  component: HtmlContent,
  args: { html: TERMS },
  decorators: [
    (Story) => (
      <>
        <Heading level={2}>Promotion</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof HtmlContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Welcome bonus", level: 3 })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Bonus by level" })).toHaveAttribute("tabindex", "0");
  },
};

export const Playground: Story = { args: { headingLevel: 3 } };

export const Hostile: Story = {
  args: { html: HOSTILE },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, img, form, iframe, svg, [style], [onclick]")).toBeNull();
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};

export const WithPictures: Story = {
  args: {
    html: '<p>Our halls:</p><p><img src="/art/hall.svg" alt="The hall of lanterns"></p><p><img src="https://evil.example/pixel" alt="A pixel"></p>',
    pictureAddress: (address) => (address.startsWith("/art/") ? hall : undefined),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole("img")
        .map((picture) => picture.getAttribute("alt")),
    ).toEqual(["The hall of lanterns"]);
  },
};

export const Empty: Story = { args: { html: "" } };

export const InBengali: Story = {
  args: { html: `<h2>স্বাগতম বোনাস</h2><p>${LONG_BENGALI}</p><ul><li>${LONG_BENGALI}</li></ul>`, lang: "bn" },
  render: (args) => (
    <Bengali>
      <HtmlContent {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    html: `${TERMS}<h4>${LONG_NAME.repeat(3)}</h4><table><tr>${"<th>A very long heading</th>".repeat(8)}</tr>
      <tr>${"<td>999,999,999,999.99</td>".repeat(8)}</tr></table><pre>${LONG_NAME.repeat(4)}</pre>`,
  },
  render: (args) => (
    <Narrow>
      <HtmlContent {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <HtmlContent {...args} />
    </RightToLeft>
  ),
};
