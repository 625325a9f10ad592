// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const uploadImage = {"method":"post","path":"/wps/uploads","moduleId":"IMAGE_UPLOAD","sendToken":true,"answer":{"id":"s","mediaType":"s","bytes":"n","expiresAt":"s"}} as const satisfies OperationMeta;
