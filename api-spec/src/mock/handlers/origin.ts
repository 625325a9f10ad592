import type { HandlerRequest } from "../handler.ts";
import { deviceOf } from "../world/devices.ts";

/** Where a session begins: the caller's address and device. */
export const originOf = ({ headers }: Pick<HandlerRequest, "headers">): { ip: string; device: string } => ({
  ip: headers["x-client-ip"] ?? "",
  device: deviceOf(headers["user-agent"] ?? ""),
});
