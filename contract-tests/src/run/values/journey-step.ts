import { documentedAnswer, conformanceFindings } from "../../judge/checks/conformance.ts";
import type { Answer } from "../../judge/answer.ts";
import { holds } from "../../judge/checks/criterion.ts";
import { findingAbout, type Finding } from "../../judge/finding.ts";
import { wordsOf, type Verdict } from "../../judge/judge.ts";
import type { Case, Parameters } from "../../plan/case.ts";
import type { Criterion, Journey, JourneyStep } from "../../plan/journeys/journey.ts";
import type { Validate } from "../../spec/validator.ts";
import { evaluate, fillIn, type ExpressionContext } from "../../plan/journeys/runtime-expression.ts";
import { TOO_MANY_REQUESTS } from "../../status-codes.ts";

/** Builds the case of a journey step, with every runtime expression filled in. */
export function journeyCase(journey: Journey, step: JourneyStep, scene: ExpressionContext): Case {
  const valuesIn = (place: keyof Parameters) =>
    Object.fromEntries(
      step.parameters
        .filter((parameter) => parameter.place === place)
        .map(({ name, value }) => [name, fillIn(value, scene)]),
    );
  return {
    id: `journey ${journey.id} › ${step.id}`,
    operationId: step.operation.id,
    kind: "journey",
    stage: "open",
    request: {
      parameters: {
        path: valuesIn("path"),
        query: valuesIn("query"),
        header: valuesIn("header"),
        cookie: valuesIn("cookie"),
      },
      body: step.body && {
        mediaType: step.body.mediaType,
        value: fillIn(step.body.payload, scene),
        isEncrypted: false,
      },
      // The journey itself logs in and sets the token.
      authorization: { kind: "none" },
      substitutions: [],
    },
    expectation: { outcome: "lawful" },
  };
}

const LEFT_SIDE = /^\$[^\s=!<>]+/;

/** "$statusCode == 200, but it is 409": the condition, and the actual value of its left side. */
function complaintOf(criterion: Criterion, scene: ExpressionContext, words: string): string {
  const side = criterion.context ?? LEFT_SIDE.exec(criterion.condition)?.[0];
  const value = side === undefined ? undefined : JSON.stringify(evaluate(side, scene));
  return `must hold: ${criterion.condition}${value === undefined ? "" : `, but it is ${value}`}${words}`;
}

/** Judges the response to a step: against the spec (except for the mock's testing endpoints), and by the step's criteria. */
export function judgeStep(step: JourneyStep, answer: Answer, scene: ExpressionContext, validate: Validate): Verdict {
  const { operation, isControl, criteria } = step;
  if ("failure" in answer) {
    const finding = findingAbout(operation, "no-answer", { where: "no response", message: answer.failure });
    return { outcome: "failed", findings: [finding] };
  }
  const broken = criteria.filter((criterion) => !holds(criterion, scene));
  if (broken.length > 0 && answer.status === TOO_MANY_REQUESTS && documentedAnswer(operation, answer.status)) {
    return { outcome: "skipped", reason: "the server asked for fewer requests (429)", findings: [] };
  }
  const form = isControl ? [] : conformanceFindings(operation, answer, validate);
  const where = `response ${answer.status}`;
  const findings = [
    ...form,
    ...broken.map((criterion): Finding => {
      const message = complaintOf(criterion, scene, wordsOf(operation, answer));
      return findingAbout(operation, "journey", { where, message });
    }),
  ];
  return { outcome: findings.length > 0 ? "failed" : "passed", findings };
}
