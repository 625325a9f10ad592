/** Every call carries its module id (R415); the value comes from `x-module-id` of the spec. */
export const MODULE_ID_HEADER = "X-Module-Id";
