// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getWhitelabel = {"method":"get","path":"/wps/system/whitelabel","tag":"system","moduleId":"SYS_WHITELABEL","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getSystemStatus = {"method":"get","path":"/wps/system/status","tag":"system","moduleId":"SYS_STATUS","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getDomainRoute = {"method":"get","path":"/wps/system/domainRoute","tag":"system","moduleId":"SYS_DOMAIN_ROUTE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getPermission = {"method":"get","path":"/wps/system/permission","tag":"system","moduleId":"SYS_PERMISSION","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getModuleTree = {"method":"get","path":"/wps/system/menu","tag":"system","moduleId":"SYS_MODULE_TREE","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listRegions = {"method":"get","path":"/wps/system/regions","tag":"system","moduleId":"SYS_REGIONS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getVersion = {"method":"get","path":"/wps/system/version","tag":"system","moduleId":"SYS_VERSION","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getJwks = {"method":"get","path":"/.well-known/jwks.json","tag":"system","moduleId":"SYS_JWKS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
