import { expect, it } from "vitest";
import { answerToRender } from "./kept-answer.ts";

const kept = { value: "old", account: "demo", epoch: 1 };
const member = (account: string, epoch: number) => ({ account, lostAccount: undefined, epoch });
const lost = (lostAccount: string | undefined) => ({ account: undefined, lostAccount, epoch: 2 });

it.each([
  ["an answer of the present session", "new", kept, member("demo", 3), { value: "new", isHidden: false }],
  ["nothing before the first answer", undefined, undefined, member("demo", 1), undefined],
  ["nothing while another question of the same session is answered", undefined, kept, member("demo", 1), undefined],
  [
    "the old answer, hidden, after the session was lost",
    undefined,
    kept,
    lost("demo"),
    { value: "old", isHidden: true },
  ],
  [
    "the old answer after the same member's login",
    undefined,
    kept,
    member("demo", 3),
    { value: "old", isHidden: false },
  ],
  ["nothing after another member's login", undefined, kept, member("poor", 3), undefined],
  ["nothing after a logout", undefined, kept, lost(undefined), undefined],
])("I4 F12 renders %s", (_, data, last, visitor, rendered) => {
  expect(answerToRender(data, last, visitor)).toEqual(rendered);
});
