import type { HandlerRequest } from "../../handler.ts";
import { deviceOf } from "../../world/identity/devices.ts";

/** The client's address and device at the start of a session. */
export const originOf = ({ headers }: Pick<HandlerRequest, "headers">): { ip: string; device: string } => ({
  ip: headers["x-client-ip"] ?? "",
  device: deviceOf(headers["user-agent"] ?? ""),
});
