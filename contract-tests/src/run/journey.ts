import { documentedAnswer, conformanceFindings } from "../judge/conformance.ts";
import type { Answer } from "../judge/answer.ts";
import { holds } from "../judge/criterion.ts";
import { findingAbout, type Finding } from "../judge/finding.ts";
import { wordsOf, type Verdict } from "../judge/judge.ts";
import type { Case, Parameters } from "../plan/case.ts";
import type { Criterion, Journey, JourneyStep } from "../plan/journey.ts";
import type { Validate } from "../schema.ts";
import { evaluate, fillIn, type Scene } from "../plan/expression.ts";

const TOO_MANY_REQUESTS = 429;

/** A step of a journey as the case that it is at this moment: with every runtime expression filled in. */
export function journeyCase(journey: Journey, step: JourneyStep, scene: Scene): Case {
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
      // Who signs in and with which token is part of the journey.
      authorization: { kind: "none" },
      substitutions: [],
    },
    expectation: { outcome: "lawful" },
  };
}

const LEFT_SIDE = /^\$[^\s=!<>]+/;

/** "$statusCode == 200, and is 409": the condition, and what its left side is. */
function complaintOf(criterion: Criterion, scene: Scene, words: string): string {
  const side = criterion.context ?? LEFT_SIDE.exec(criterion.condition)?.[0];
  const value = side === undefined ? undefined : JSON.stringify(evaluate(side, scene));
  return `must hold: ${criterion.condition}${value === undefined ? "" : `, and is ${value}`}${words}`;
}

/** Judges the answer to a step: by the spec, unless the step goes to a testers' surface, and by the step's criteria. */
export function judgeStep(step: JourneyStep, answer: Answer, scene: Scene, validate: Validate): Verdict {
  const { operation, isControl, criteria } = step;
  if ("failure" in answer) {
    const finding = findingAbout(operation, "no-answer", { where: "no response", message: answer.failure });
    return { outcome: "failed", findings: [finding] };
  }
  if (answer.status === TOO_MANY_REQUESTS && documentedAnswer(operation, answer.status)) {
    return { outcome: "skipped", reason: "the server asked for fewer requests (429)", findings: [] };
  }
  const form = isControl ? [] : conformanceFindings(operation, answer, validate);
  const broken = criteria.filter((criterion) => !holds(criterion, scene));
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
