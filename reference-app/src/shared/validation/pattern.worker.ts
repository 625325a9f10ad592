import { judgeExpression } from "@lobbykit/api-spec/client/field-rules";

export interface PatternQuestion {
  pattern: string;
  value: string;
}

addEventListener("message", ({ data }: MessageEvent<PatternQuestion>) => {
  postMessage(judgeExpression(data.pattern, data.value));
});
// The budget of D7 is for the expression; it begins when the worker is there.
postMessage("ready");
