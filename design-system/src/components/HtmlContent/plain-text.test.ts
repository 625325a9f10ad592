import { describe, expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  test.each([
    ["", ""],
    ["<p>Your <b>first</b> deposit</p><p>Twice</p>", "Your first deposit\nTwice"],
    ["one<br>two<br/>three", "one\ntwo\nthree"],
    ["<ul><li>A</li><li>B</li></ul>", "A\nB"],
    ["<p>5 &lt; 6 &amp;&amp; 7 &gt; 6</p>", "5 < 6 && 7 > 6"],
    ["&#2472;&#x9AC;&nbsp;x&quot;&apos;", "\u{9a8}\u{9ac}\u{a0}x\"'"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&#9999999;", "\u{fffd}"],
    ["&unknown; & alone", "&unknown; & alone"],
    ["5 < 6 and 7 > 6", "5 < 6 and 7 > 6"],
    ["<script>alert(1)</script><p>kept</p><style>p{}</style>", "kept"],
    ["<p>kept</p><script>never closed", "kept"],
    ["<!-- a comment --><p>kept</p><!-- open", "kept"],
    ["<p title='>'>kept</p>", "'>kept"],
    ["<p", ""],
  ])("turns %j into %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
