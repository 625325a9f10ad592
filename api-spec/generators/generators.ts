/** A program that writes a client from the contract, and a call with that client. */
export interface Generator {
  /** Packages with their versions; the first one is the generator. */
  packages: readonly [string, ...string[]];
  /** Name of its command. */
  program: string;
  /** The arguments with which it reads `openapi.json` and writes into the folder `out`. */
  argumentsFor: (out: string) => readonly string[];
  /** Imports from the folder `out`. */
  imports: (out: string) => string;
  /** Body of an async function of `url` that asks the server for its versions and returns the response's body. */
  call: string;
}

const ZOD = "zod@3.25.76";

/** Generators of clients in TypeScript, as teams of other projects would use them. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  "hey-api": {
    packages: ["@hey-api/openapi-ts@0.95.0"],
    program: "openapi-ts",
    argumentsFor: (out) => ["-i", "openapi.json", "-o", out, "-c", "@hey-api/client-fetch"],
    imports: (out) => `import { client } from "${out}/client.gen"; import { getVersion } from "${out}/sdk.gen";`,
    call: "client.setConfig({ baseUrl: url }); return (await getVersion({ throwOnError: true })).data;",
  },
  oazapfts: {
    packages: ["oazapfts@7.5.0", "@oazapfts/runtime@1.2.0"],
    program: "oazapfts",
    argumentsFor: (out) => ["openapi.json", `${out}/client.ts`],
    imports: (out) => `import { ok } from "@oazapfts/runtime"; import { defaults, getVersion } from "${out}/client";`,
    call: "defaults.baseUrl = url; return ok(getVersion());",
  },
  "openapi-typescript-codegen": {
    packages: ["openapi-typescript-codegen@0.31.0"],
    program: "openapi",
    argumentsFor: (out) => ["-i", "openapi.json", "-o", out, "-c", "fetch"],
    imports: (out) => `import { OpenAPI, SystemService } from "${out}";`,
    call: "OpenAPI.BASE = url; return SystemService.getVersion();",
  },
  "openapi-zod-client": {
    packages: ["openapi-zod-client@1.18.3", "@zodios/core@10.9.6", "axios@1.21.1", ZOD],
    program: "openapi-zod-client",
    argumentsFor: (out) => ["openapi.json", "-o", `${out}/client.ts`],
    imports: (out) => `import { createApiClient } from "${out}/client";`,
    // It validates the response.
    call: "return createApiClient(url).getVersion();",
  },
  orval: {
    packages: ["orval@7.13.2"],
    program: "orval",
    argumentsFor: (out) => ["--input", "./openapi.json", "--output", `./${out}/client.ts`, "--client", "fetch"],
    imports: (out) => `import { getGetVersionUrl, getVersion } from "${out}/client";`,
    // It writes addresses without a host, for a browser.
    call: `
      const relative = globalThis.fetch;
      globalThis.fetch = (address, init) => relative(address === getGetVersionUrl() ? url + address : address, init);
      return (await getVersion()).data;`,
  },
  "orval-zod": {
    packages: ["orval@7.13.2", ZOD],
    program: "orval",
    argumentsFor: (out) => ["--input", "./openapi.json", "--output", `./${out}/client.ts`, "--client", "zod"],
    imports: (out) => `import { getVersionResponse } from "${out}/client";`,
    // It writes only schemas.
    call: `return getVersionResponse.parse(await (await fetch(url + "/wps/system/version")).json());`,
  },
  "swagger-typescript-api": {
    packages: ["swagger-typescript-api@13.13.0"],
    program: "swagger-typescript-api",
    argumentsFor: (out) => ["generate", "-p", "openapi.json", "-o", out, "-n", "client.ts"],
    imports: (out) => `import { Api } from "${out}/client";`,
    call: "return (await new Api({ baseUrl: url }).wps.getVersion()).data;",
  },
};
