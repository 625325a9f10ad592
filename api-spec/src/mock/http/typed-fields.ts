import type { TypedFields } from "../../client/typed-text.ts";
import { OPERATIONS, type OperationMeta } from "../../generated/operations.ts";
import type { Operation } from "./route-table.ts";

const META: ReadonlyMap<string, OperationMeta> = new Map(Object.entries(OPERATIONS));

/** The fields of an operation's bodies that contain typed text (`x-typed-as`). */
export const typedFieldsOf = ({ iid }: Operation): readonly TypedFields[] => META.get(iid ?? "")?.typed ?? [];
