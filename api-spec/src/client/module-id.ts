/** Header that carries the module id on every call (R415). The value comes from `x-module-id` of the spec. */
export const MODULE_ID_HEADER = "X-Module-Id";
