import type { ReactNode } from "react";
import { LocaleProvider } from "../../components/LocaleProvider/LocaleProvider.tsx";

/** A part of a page in a right-to-left language. */
export const RightToLeft = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="ar">
    <div dir="rtl">{children}</div>
  </LocaleProvider>
);
