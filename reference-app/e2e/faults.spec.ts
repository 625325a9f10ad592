import { expect, test } from "./fixtures.ts";
import { FAULTS, MEETINGS, type Fault } from "./faults.ts";
import { JOURNEYS, type Journey, type Stage } from "./fault-journeys.ts";
import { rowsOf } from "./nightly.ts";
import { header } from "./visitor.ts";

test.use({
  // A part that is refused says so in the console, and a blocked storage throws: both on purpose.
  expectedProblems: [/old chunks|Failed to (?:fetch|load)|ChunkError|SecurityError|dynamically imported/],
});

/** The page still is one: its header stands. */
const expectNoBlankPage = ({ page }: Stage) => expect(header(page)).toBeVisible();

/** The journey's own call fails: it is said, nothing typed is lost, and another try succeeds. */
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

/** The visitor's storage cannot be used: the journey goes on as if nothing were. */
async function goOnWithoutStorage(fault: Fault, journey: Journey, stage: Stage): Promise<void> {
  await fault.start(stage.page.context(), stage.page, journey.request);
  await journey.prepare(stage);
  await journey.send(stage);
  await journey.expectDone(stage);
  await expectNoBlankPage(stage);
}

/** What the journey opens is no longer on the server: it is said, and the page stays; later it opens. */
async function failToOpenAndGoOn(fault: Fault, journey: Journey, stage: Stage): Promise<void> {
  const start = () => fault.start(stage.page.context(), stage.page, journey.request, journey.quietPart);
  // What comes by itself is gone before the page is there: the quiet load fails unseen, and the visitor's wish tries again.
  const early = journey.quietPart && (await start());
  await journey.arrive(stage);
  const lift = early ?? (await start());
  // The first time the page comes anew by itself (R509); pressed again, it says what is wrong.
  await expect(async () => {
    await journey.open(stage);
    await journey.expectNotOpened(stage);
  }).toPass();
  await expectNoBlankPage(stage);
  await lift();
  // What a browser could not load it may not ask for again on this page.
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
  test(`R433 R457 D21 E1 never blank, nothing lost: ${guards} [${fault.name} × ${journey.name}]`, async ({
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
