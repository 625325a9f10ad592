import { marksOf, type Operation } from "../../spec/contract.ts";
import { FOREIGN_ADDRESS, FOREIGN_FORMS, foreignAddress } from "../../foreign-address.ts";
import { objectOr, tokensOf } from "../../json.ts";
import { exampleRequest, withLiterals, withLiteralBody, withSource, placeOf, valueSent } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Case, CaseRequest, Substitution } from "../case.ts";
import { dereference } from "../read/schemas.ts";
import { fromOtherClients } from "./client-kinds.ts";
import { brokenInput } from "./input-case.ts";
import { plainPayloadOf } from "../generate/example-values.ts";

/** A place of the request that has an address. */
interface AddressPlace extends Pick<Substitution, "place" | "pointer"> {
  /** The request with another address there. */
  readonly withAddress: (address: string) => CaseRequest;
}

function addressPlaces(context: PlanContext, operation: Operation): AddressPlace[] {
  const base = exampleRequest(context, operation);
  const inQuery = operation.parameters.flatMap(({ name, place, marks }): AddressPlace[] =>
    place === "query" && marks["ownHost"] === true
      ? [{ ...placeOf(place, name), withAddress: (address) => withLiterals(base, place, { [name]: address }) }]
      : [],
  );
  const value = valueSent(base);
  const members = objectOr(dereference(context.contract.document, plainPayloadOf(operation)?.schema)["properties"]);
  const inBody = Object.entries(members).flatMap(([name, schema]): AddressPlace[] => {
    if (marksOf(schema)["ownHost"] !== true || value === undefined) return [];
    const at = placeOf("body", name);
    const withAddress = (address: string) => withLiteralBody(base, { ...objectOr(value), [name]: address }, at.pointer);
    return [{ ...at, withAddress }];
  });
  return [...inQuery, ...inBody];
}

/** Stands in the plan for the address of the server, which only the run knows. */
const PLANNED_ADDRESS = "https://server.example";

/**
 * An address to which the server leads people must be on a host of the merchant (`x-contract.ownHost`), or anybody could lead them elsewhere.
 * A server that compares only a part of an address accepts a foreign one that looks like its own.
 */
export const foreignAddressCases = (context: PlanContext, operation: Operation): Case[] =>
  addressPlaces(context, operation).flatMap(({ withAddress, place, pointer }) => {
    const what = `${place} ${tokensOf(pointer).join("/")}`;
    const [name, reason] = [`${what} on a foreign host`, `${what} is on a foreign host`];
    const plain = withAddress(FOREIGN_ADDRESS);
    return [
      brokenInput({ operation, name, request: plain, reason }),
      ...fromOtherClients(context, operation, plain).map(([client, request]) =>
        brokenInput({ operation, name: `${name}, ${client}`, request, reason }),
      ),
      ...FOREIGN_FORMS.map((foreign) => {
        const planned = withAddress(foreignAddress(PLANNED_ADDRESS, foreign));
        const request = withSource(planned, { place, pointer, source: { server: "address", foreign } });
        return brokenInput({ operation, name: `${name} ${foreign}`, request, reason: `${reason} ${foreign}` });
      }),
    ];
  });
