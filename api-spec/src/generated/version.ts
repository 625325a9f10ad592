// Written by `npm run generate` from openapi/. Do not edit.

/** Version of the contract (`info.version`, Semantic Versioning); what changed is in api-spec/openapi/CHANGELOG.md. */
export const CONTRACT_VERSION = "0.2.0";
