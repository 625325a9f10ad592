import { useState } from "react";
import { Select } from "@lobbykit/design-system/Select";
import { type Kit, OPTIONS } from "../kit.ts";
import { kit as lean } from "./ours.tsx";

const options = OPTIONS.map(({ value, label }) => ({ id: value, label }));

function Page() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <lean.Page />
      <Select label="Language" placeholder="Choose" options={options} value={value} onValueChange={setValue} />
    </>
  );
}

/** The kit `ours` with Select, whose options can have pictures. */
export const kit: Kit = { ...lean, Page };
