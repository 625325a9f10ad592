import { expect, it } from "vitest";
import { received } from "../../../../test/support/received.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import { EntityTags } from "./entity-tags.ts";

const { operation, context } = smallSpec({
  responses: { "200": { content: { "application/json": { schema: { type: "object" } } } } },
});

/** One answer to GET. */
interface Seen {
  readonly tag: string;
  readonly free: number;
  readonly url?: string;
  readonly owner?: string;
  readonly language?: string;
  readonly status?: number;
}

function found(...answers: readonly Seen[]): string[] {
  const tags = new EntityTags();
  return answers.flatMap(({ tag, free, url = "/rooms/1", owner = "member", language = "en", status = 200 }) => {
    const asked = { method: "GET", url, headers: { "accept-language": language } };
    const answer = received(status, { id: 1, free }, { headers: { etag: tag } });
    return tags
      .look(context, operation, owner, asked, answer)
      .map(({ message, doubt }) => [message, doubt].filter(Boolean).join(", "));
  });
}

const MESSAGE = "names the content with 2 at /free, which an earlier answer had, but this one has 1";

it.for<[string, readonly Seen[], string[]]>([
  ["may name the same content again", [1, 1].map((free) => ({ tag: '"a"', free })), []],
  ["changes with the content", [2, 1].map((free) => ({ tag: `"${free}"`, free })), []],
  ["may be that of another address", [1, 2].map((free) => ({ tag: '"a"', free, url: `/rooms/${free}` })), []],
  ["may be that of another account", [1, 2].map((free) => ({ tag: '"a"', free, owner: `member ${free}` })), []],
  [
    "may be that of another language",
    [1, 2].map((free) => ({ tag: '"a"', free, language: free === 1 ? "en" : "bn" })),
    [],
  ],
  ["is not read in another status", [1, 2].map((free) => ({ tag: '"a"', free, status: 206 })), []],
  ["must not stay when what it shows of others changes", [2, 1].map((free) => ({ tag: '"a"', free })), [MESSAGE]],
  ["is doubtful when it is weak", [2, 1].map((free) => ({ tag: 'W/"a"', free })), [`${MESSAGE}, weak-tag`]],
])("an entity tag %s", ([, answers, expected]) => {
  expect(found(...answers)).toEqual(expected);
});
