import { expect, test } from "../support/fixtures.ts";
import { FAULTS, MEETINGS, type Fault } from "./faults.ts";
import { JOURNEYS, type Journey, type Stage } from "./fault-journeys.ts";
import { rowsOf } from "../support/nightly.ts";

test.use({
  // A file that fails to load writes to the console, and a blocked storage throws. Both are expected.
  expectedProblems: [/old chunks|Failed to (?:fetch|load)|ChunkError|SecurityError|dynamically imported/],
});

/** The page still shows its header, which is found by its element, because it has no role behind an open dialog. */
const expectNoBlankPage = ({ page }: Stage) => expect(page.locator("body header")).toBeVisible();

/** The journey's own call fails. The page shows the error and keeps the input, and another try succeeds. */
async function failAndGoOn(fault: Fault, journey: Journey, stage: Stage): Promise<void> {
  await journey.prepare(stage);
  const lift = await fault.start(stage.page.context(), stage.page, journey.request);
  await journey.send(stage);
  await journey.expectTold(stage);
  await journey.expectKept(stage);
  await expectNoBlankPage(stage);
  await lift();
  await journey.sendAgain(stage);
  await journey.expectDone(stage);
}

/** The browser's storage cannot be used. The journey still succeeds. */
async function goOnWithoutStorage(fault: Fault, journey: Journey, stage: Stage): Promise<void> {
  await fault.start(stage.page.context(), stage.page, journey.request);
  await journey.prepare(stage);
  await journey.send(stage);
  await journey.expectDone(stage);
  await expectNoBlankPage(stage);
}

/** The file that the journey opens is no longer on the server. The page stays and shows the error; later the file loads. */
async function failToOpenAndGoOn(fault: Fault, journey: Journey, stage: Stage): Promise<void> {
  const start = () => fault.start(stage.page.context(), stage.page, journey.request, journey.quietPart);
  // A part that loads in the background is removed before the page loads. That load fails silently, and the visitor's action tries again.
  const early = journey.quietPart && (await start());
  await journey.arrive(stage);
  const lift = early ?? (await start());
  // After the first failure the page reloads automatically (R509). After the next press it shows the error.
  await expect(async () => {
    await journey.open(stage);
    await journey.expectNotOpened(stage);
  }).toPass();
  await expectNoBlankPage(stage);
  await lift();
  // A browser may not request a module again on a page where its load has failed.
  await stage.page.reload();
  await journey.prepare(stage);
  await journey.send(stage);
  await journey.expectDone(stage);
}

const guardsOf = (fault: Fault, journey: Journey) =>
  MEETINGS.find((meeting) => meeting.fault === fault.name && meeting.journey === journey.name)?.guards;
const table = FAULTS.flatMap((fault) =>
  JOURNEYS.map((journey) => ({ fault, journey, guards: guardsOf(fault, journey) ?? "" })),
);
const meetings = table.filter(({ guards }) => guards !== "");

for (const { fault, journey, guards } of rowsOf(table, meetings)) {
  test(`R433 R457 D21 E1 the page is never blank and loses no input: ${guards} [${fault.name} × ${journey.name}]`, async ({
    page,
    mock,
    texts,
  }) => {
    const stage = { page, mock, texts };
    if (fault.when === "before the page") await goOnWithoutStorage(fault, journey, stage);
    else if (fault.when === "before the part") await failToOpenAndGoOn(fault, journey, stage);
    else await failAndGoOn(fault, journey, stage);
  });
}
