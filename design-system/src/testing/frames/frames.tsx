import type { ReactNode } from "react";
import { LocaleProvider } from "../../components/LocaleProvider/LocaleProvider.tsx";

interface FrameProps {
  children: ReactNode;
}

/** A part of a page in Bengali. */
export const Bengali = ({ children }: FrameProps) => (
  <LocaleProvider locale="bn">
    <div lang="bn">{children}</div>
  </LocaleProvider>
);

/** Elements one below the other, with space between them. */
export const Column = ({ children }: FrameProps) => (
  <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: 24 }}>{children}</div>
);
