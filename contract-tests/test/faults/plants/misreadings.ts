import type { JsonObject } from "../../../src/json.ts";
import { type Change, isSuccess } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { asked, asking, bodyOf, withBody } from "./requests.ts";

/** Answers as if another request had been sent. A refused request stays refused; `undefined` means no other request. */
export const misreads =
  (misread: (request: ProxiedRequest) => ProxiedRequest | undefined, then: Change = (answer) => answer): Plant =>
  () =>
  async (request, forward) => {
    const right = await forward(request);
    const other = misread(request);
    if (!isSuccess(right) || other === undefined) return right;
    const answer = await forward(other);
    return isSuccess(answer) ? then(answer, request) : right;
  };

/** Reads a query parameter wrongly. */
export const misreadsQuery = (name: string, misread: (value: string) => string | undefined): Plant =>
  misreads((request) => {
    const value = asked(request, name);
    if (value === null) return undefined;
    const other = misread(value);
    return other === value ? undefined : asking(request, { [name]: other });
  });

/** Sends other members in the body than the caller did. `misread` returns undefined for a request that is read correctly. */
export const misreadsBody =
  (misread: (body: JsonObject) => JsonObject | undefined): Plant =>
  () =>
  (request, forward) => {
    const members = misread(bodyOf(request) ?? {});
    return forward(members === undefined ? request : withBody(request, members));
  };

/** The fault affects only some requests. */
export const onlyWhen =
  (isFaulty: (request: ProxiedRequest) => boolean, plant: Plant): Plant =>
  () => {
    const fault = plant();
    return (request, forward) => (isFaulty(request) ? fault(request, forward) : forward(request));
  };
