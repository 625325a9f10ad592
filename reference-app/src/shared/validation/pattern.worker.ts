import { judgeExpression } from "@lobbykit/api-spec/client/field-rules";

export interface PatternQuestion {
  pattern: string;
  value: string;
}

addEventListener("message", ({ data }: MessageEvent<PatternQuestion>) => {
  postMessage(judgeExpression(data.pattern, data.value));
});
// Tells the page that the worker is ready. The time limit of D7 starts now, because it does not include the start of the worker.
postMessage("ready");
