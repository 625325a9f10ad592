import { isSuccess, setHeader } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { withHeaders } from "../plants/headers.ts";
import { asking, withRequestHeaders } from "../plants/requests.ts";
import { reads } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** Gives the trees of all merchants the entity tag of the default merchant, and compares with it. */
const tagsWithoutMerchant: Plant = () => async (request, forward) => {
  const ofDefault = asking(request, { merchantCode: undefined });
  const usual = await forward(ofDefault);
  const answer = await forward(withRequestHeaders(request, { "if-none-match": undefined }));
  const etag = usual.headers["etag"];
  if (!isSuccess(answer) || etag === undefined) return forward(request);
  return usual.status === 304 ? usual : withHeaders(answer, { etag });
};

/** Faults of headers. */
export const HEADERS: readonly SixthFault[] = [
  {
    name: "the module trees of all merchants have the same entity tag",
    kind: "headers",
    operationId: "getModuleTree",
    plant: tagsWithoutMerchant,
    shown: reads("demo", "/wps/system/menu?merchantCode=phlobby1"),
    breaks: "`ETag` identifies the content of the response, which depends on `merchantCode`",
  },
  {
    name: "caches may share the data for the start of a client",
    kind: "headers",
    operationId: "getPermission",
    plant: setHeader("cache-control", "public, max-age=300"),
    shown: reads("demo", "/wps/system/permission?url=localhost"),
    breaks: "responses for one caller, such as one with the location of the client, have `Cache-Control: no-store`",
  },
  {
    name: "the vendors do not vary with the language",
    kind: "headers",
    operationId: "listGameVendors",
    plant: setHeader("vary", "Origin, Accept-Encoding"),
    shown: reads("demo", "/wps/relay/GCSGAME_gameVendor"),
    breaks: "lists depend at least on the language (`Vary: Accept-Language`)",
  },
];
