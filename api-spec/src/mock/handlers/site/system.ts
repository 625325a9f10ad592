import { HOUR_MS } from "../../world/clock.ts";
import manifest from "../../../../package.json" with { type: "json" };
import type { components } from "../../../generated/types.ts";
import { CONTRACT_VERSION } from "../../../generated/version.ts";
import { WholeReply, type HandlerRequest, type Operation } from "../../handler.ts";
import { countryName } from "../../http/languages.ts";
import { MERCHANTS, merchantOf } from "../../world/site/merchants.ts";
import { customerServiceOf, domainsOf, RESOURCES, whitelabelOf } from "../../world/site/site.ts";
import { momentOrNull } from "../moments.ts";

type Version = components["schemas"]["Version"];
type SystemStatus = components["schemas"]["SystemStatus"];

/** Expected duration of a maintenance. */
const MAINTENANCE_MS = 2 * HOUR_MS;
/** Country that the client is said to be in while its region is blocked. */
const BLOCKED_COUNTRY = "SG";

const merchantFor = ({ query }: HandlerRequest) => merchantOf(query.merchantCode);

/** Where the client is and whether the site is open to it (R254). */
function statusFor(request: HandlerRequest): SystemStatus {
  const { scenarios } = request.world;
  const regionRestriction = scenarios.isOn("region-blocked");
  const countryCode = regionRestriction ? BLOCKED_COUNTRY : merchantFor(request).country;
  return {
    maintenance: scenarios.isOn("maintenance"),
    regionRestriction,
    location: {
      countryCode,
      countryName: countryName(countryCode, request.language),
      ip: request.headers["x-client-ip"] ?? "",
    },
  };
}

export const getSystemStatus: Operation = (request) => {
  const status = statusFor(request);
  const { scenarios } = request.world;
  const maintenanceEndsAt = momentOrNull(status.maintenance ? scenarios.since() + MAINTENANCE_MS : undefined);
  return { ...status, maintenanceEndsAt };
};

const whitelabelFor = (request: HandlerRequest) => {
  const merchant = merchantFor(request);
  return whitelabelOf(merchant, request.world.modules.flagsOf(merchant));
};

export const getWhitelabel: Operation = (request) => whitelabelFor(request);

export const getDomainRoute: Operation = (request) => ({
  customerService: customerServiceOf(merchantFor(request)),
  domainList: domainsOf(request.appOrigin),
  resources: RESOURCES,
});

/** Pictures come from this server and games from its other port, under the host name that the caller used. */
export const getPermission: Operation = (request) => {
  const here = `http://${request.headers.host}/`;
  const { maintenance, regionRestriction, location } = statusFor(request);
  const domains = domainsOf(request.appOrigin);
  return {
    info: {
      whitelabel: whitelabelFor(request),
      registerRules: request.world.registerRules.of(merchantFor(request)),
      resources: RESOURCES,
      customerService: customerServiceOf(merchantFor(request)),
      domainRoute: domains,
      mainDomain: domains[0],
      imageCDNs: [here],
      launchGameCDNs: [`${request.gamesOrigin}/`],
      analytics: [],
    },
    location,
    maintenance,
    regionRestriction,
  };
};

export const getModuleTree: Operation = (request) => request.world.modules.treeOf(merchantFor(request));

export const listRegions: Operation = (request) =>
  MERCHANTS.map(({ merchantCode, country, currency, langList }) => ({
    merchantCode,
    country,
    countryName: countryName(country, request.language),
    currency,
    langList,
  }));

export const getVersion: Operation = () =>
  ({ contractVersion: CONTRACT_VERSION, serverName: "lobbykit-mock", build: manifest.version }) satisfies Version;

/** The key set without the envelope, as RFC 7517 defines it. */
export const getJwks: Operation = ({ world }) =>
  new WholeReply({ body: world.keys.jwks(), headers: { "cache-control": "public, max-age=300" } });
