import { useState } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import type { IconDrawing } from "../../icons/drawing.ts";
import { AlertIcon, CheckIcon, CopyIcon } from "../../icons/icons.ts";

export interface Copy {
  /** What is copied, as words after "Copy": "--lk-space-8". */
  label: string;
  text: string;
  /** Distinguishes buttons side by side. @default CopyIcon */
  icon?: IconDrawing;
}

type Result = "ready" | "copied" | "refused";

/** A button that copies a text and says whether it worked. A browser may refuse, for example on a page without https. */
export function CopyButton({ label, text, icon = CopyIcon }: Copy) {
  const icons = { ready: icon, copied: CheckIcon, refused: AlertIcon };
  const [result, setResult] = useState<Result>("ready");
  const show = (next: Result, message: string) => {
    setResult(next);
    announce(message);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show("copied", `Copied ${label}`);
    } catch {
      show("refused", `The browser does not allow copying. Select ${label} and copy it.`);
    }
  };
  return <IconButton size="small" icon={icons[result]} label={`Copy ${label}`} onClick={() => void copy()} />;
}
