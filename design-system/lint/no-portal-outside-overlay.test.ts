import { noPortalOutsideOverlay } from "./no-portal-outside-overlay.ts";
import { testRule } from "./rule-tester.ts";

testRule("no-portal-outside-overlay", noPortalOutsideOverlay, {
  lets: [
    'import { Dialog } from "@lobbykit/design-system/Dialog";',
    'import { flushSync } from "react-dom";',
    'import type { DialogProps } from "@radix-ui/react-dialog";',
    'import * as RadixTabs from "@radix-ui/react-tabs";',
  ],
  finds: [
    'import { createPortal } from "react-dom";',
    'import { createPortal as toBody } from "react-dom";',
    "ReactDOM.createPortal(child, document.body);",
    'import * as Popover from "@radix-ui/react-popover";',
    'import { toast } from "sonner";',
    'import { Dialog } from "react-aria-components/Dialog";',
  ],
});
