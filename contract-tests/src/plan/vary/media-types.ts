import { isForm, isRange, matchMediaType } from "../../media-type.ts";
import { documentsStatus, type Operation, type Payload, JSON_MEDIA_TYPE } from "../../spec/contract.ts";
import { isObject, type JsonObject } from "../../json.ts";
import { exampleRequest, outsideBody, withParameters } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Case } from "../case.ts";
import { NOT_ACCEPTABLE, UNSUPPORTED_MEDIA_TYPE } from "../../status-codes.ts";
import { brokenInput, validInput } from "./input-case.ts";
import { successesOf } from "../read/schemas.ts";
import { exampleBody } from "../generate/example-values.ts";

/** The first type that the spec does not document is sent. */
const STRANGE_ANSWERS = ["application/vnd.lobbykit.unknown", "image/webp"];
const STRANGE_FILES = ["text/x-lobbykit-unknown", "application/x-msdownload"];

/** A request that accepts no documented media type, where the spec documents the refusal (406). */
function unacceptableCases(context: PlanContext, operation: Operation): Case[] {
  const types = successesOf(operation).flatMap(({ content }) => [...content.keys()]);
  const strange = STRANGE_ANSWERS.find((type) => matchMediaType(types, type) === undefined);
  if (!documentsStatus(operation, NOT_ACCEPTABLE) || types.length === 0 || strange === undefined) return [];
  return [
    brokenInput({
      operation,
      name: "unknown Accept",
      request: withParameters(exampleRequest(context, operation), "header", { Accept: strange }),
      status: NOT_ACCEPTABLE,
      reason: `Accept allows only ${strange}, which is not documented`,
    }),
  ];
}

const OTHER_STATUS = /\b4(?!15)\d\d\b[^.)]*\b(?:others?|otherwise|else|types?|formats?|files?)\b/i;

/** Whether the spec names the media types of a file. */
const isLimited = ({ writings }: Payload, name: string): boolean => {
  const types = writings.get(name)?.mediaType?.split(",") ?? [];
  return types.length > 0 && !types.some((type) => isRange(type.trim()));
};

/** A file of a media type that the spec does not name for its part (`encoding`), where the spec documents the refusal (415). */
function strangeFileCases(context: PlanContext, operation: Operation): Case[] {
  const payload = operation.payloads.find(({ mediaType, files }) => isForm(mediaType) && files.size > 0);
  const file = [...(payload?.files ?? [])].find((name) => payload && isLimited(payload, name));
  const value = exampleBody(context, operation);
  if (!payload || file === undefined || !isObject(value)) return [];
  const named =
    payload.writings
      .get(file)
      ?.mediaType?.split(",")
      .map((type) => type.trim()) ?? [];
  const strange = STRANGE_FILES.find((type) => matchMediaType(named, type) === undefined);
  if (strange === undefined) return [];
  const { mediaType } = payload;
  const members: JsonObject = { ...value, [file]: value[file] ?? "" };
  const base = exampleRequest(context, operation);
  return [
    brokenInput({
      operation,
      name: `body/${file} of another type`,
      request: {
        ...base,
        body: { mediaType, value: members, isEncrypted: false, fileTypes: { [file]: strange } },
        substitutions: outsideBody(base),
      },
      // Words may name another status for what the documented one would mean.
      ...(OTHER_STATUS.test(operation.description) ? {} : { status: UNSUPPORTED_MEDIA_TYPE }),
      reason: `the part ${file} is ${strange}, which is not documented`,
    }),
  ];
}

/** Media types that the spec does not name, in `Accept` and of uploaded files, where it documents the refusal. */
export const mediaTypeCases = (context: PlanContext, operation: Operation): Case[] => [
  ...unacceptableCases(context, operation),
  ...(documentsStatus(operation, UNSUPPORTED_MEDIA_TYPE) ? strangeFileCases(context, operation) : []),
];

/** Sends JSON with the parameter `charset`, as many clients do, where the profile says that the server accepts it. */
export function usualBodyCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.profile.acceptsCharset) return [];
  const base = exampleRequest(context, operation);
  const { body } = base;
  if (!body || !("value" in body) || body.mediaType !== JSON_MEDIA_TYPE) return [];
  const request = { ...base, body: { ...body, mediaType: `${JSON_MEDIA_TYPE}; charset=utf-8` } };
  return [validInput({ operation, name: "media type with charset", request })];
}
