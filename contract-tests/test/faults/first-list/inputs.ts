import { acceptsAll, mendsBody, saysYes, isMalformed, alike } from "../../support/changes.ts";
import { objectOr } from "../../../src/json.ts";
import type { PlantedFault } from "../planted-fault.ts";

const LONGEST_FEEDBACK = 140;

const known = (names: readonly string[]) => (body: unknown) =>
  Object.fromEntries(Object.entries(objectOr(body)).filter(([name]) => names.includes(name)));

const shortened = (body: unknown) => ({
  ...objectOr(body),
  content: String(objectOr(body)["content"]).slice(0, LONGEST_FEEDBACK),
});

const asNumber = (body: unknown) => ({ ...objectOr(body), nodeId: Number(objectOr(body)["nodeId"]) });

/** Faults of input: the server accepts invalid requests. */
export const INPUT_FAULTS: readonly PlantedFault[] = [
  {
    name: "a wrong body that is accepted",
    kind: "input",
    operationId: "addFavoriteGame",
    plant: acceptsAll,
    finding: "response 200: accepted an invalid request: body/nodeId: missing",
  },
  {
    name: "a wrong parameter that is accepted",
    kind: "input",
    operationId: "listGames",
    plant: acceptsAll,
    finding: "response 200: accepted an invalid request: query ",
  },
  {
    name: "a text is accepted for a number",
    kind: "input",
    operationId: "addFavoriteGame",
    plant: mendsBody(asNumber),
    finding: "response 200: accepted an invalid request: body/nodeId: ",
  },
  {
    name: "an unknown field that is accepted",
    kind: "input",
    operationId: "setRealityCheck",
    plant: mendsBody(known(["realityCheckMinutes"])),
    finding: "response 200: accepted an invalid request: body: undocumented property",
  },
  {
    name: "a text that is too long is cut without an error",
    kind: "input",
    operationId: "submitFeedback",
    plant: mendsBody(shortened),
    finding: "response 200: accepted an invalid request: body/content: maxLength+1",
  },
  {
    name: "a choice outside the list that is accepted",
    kind: "input",
    operationId: "setRealityCheck",
    plant: mendsBody(() => ({ realityCheckMinutes: 60 })),
    finding: "response 200: accepted an invalid request: body/realityCheckMinutes: ",
  },
  {
    name: "half a JSON that is accepted",
    kind: "input",
    operationId: "updateLanguage",
    plant: () => async (request, forward) => (isMalformed(request) ? saysYes() : forward(request)),
    finding: "response 200: accepted an invalid request: the body is not JSON",
  },
  {
    name: "a body of another content type that is accepted",
    kind: "input",
    operationId: "addFavoriteGame",
    plant: () => async (request, forward) =>
      request.body === "" || isMalformed(request)
        ? forward(request)
        : forward({ ...request, headers: { ...request.headers, "content-type": "application/json" } }),
    finding: "response 200: accepted an invalid request: ",
  },
  {
    name: "another method that has the same effect",
    kind: "input",
    operationId: "addFavoriteGame",
    anyMethod: true,
    plant: () => async (request, forward) => {
      if (request.method === "POST" || request.body !== "") return forward({ ...request, method: "POST" });
      return saysYes();
    },
    finding: "method",
  },
  {
    name: "a change with GET",
    kind: "input",
    operationId: "logout",
    anyMethod: true,
    plant: () => async (request, forward) =>
      request.method === "OPTIONS" ? forward(request) : forward(alike(request, "DELETE", request.address)),
    finding: "method",
  },
];
