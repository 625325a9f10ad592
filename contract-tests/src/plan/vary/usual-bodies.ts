import { JSON_MEDIA_TYPE, type Operation } from "../../spec/contract.ts";
import { exampleRequest } from "../generate/base-request.ts";
import type { PlanContext } from "../context.ts";
import type { Case } from "../case.ts";
import { validInput } from "./input-case.ts";

/** Sends JSON with the parameter `charset`, as many clients do, where the profile says that the server accepts it. */
export function usualBodyCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.profile.acceptsCharset) return [];
  const base = exampleRequest(context, operation);
  const { body } = base;
  if (!body || !("value" in body) || body.mediaType !== JSON_MEDIA_TYPE) return [];
  const request = { ...base, body: { ...body, mediaType: `${JSON_MEDIA_TYPE}; charset=utf-8` } };
  return [validInput({ operation, name: "media type with charset", request })];
}
