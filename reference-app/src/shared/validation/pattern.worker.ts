import { judgePattern } from "./pattern-judge.ts";

export interface PatternQuestion {
  pattern: string;
  value: string;
}

addEventListener("message", ({ data }: MessageEvent<PatternQuestion>) => {
  postMessage(judgePattern(data.pattern, data.value));
});
// The budget of D7 is for the expression; it begins when the worker is there.
postMessage("ready");
