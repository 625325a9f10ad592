import { createContext, use, useState, type ReactNode } from "react";
import { BackGuard } from "../modals/back-guard.tsx";

export interface UnsavedInputGuard {
  /** Call when there is typed input that leaving would lose. */
  mark: () => void;
  /** Call when the input was sent or there is nothing left to lose. */
  clear: () => void;
}

const nothing = () => {};

/** A container that can be closed, such as the member centre, provides this. Without it, the app closes the form without asking. */
export const UnsavedInputContext = createContext<UnsavedInputGuard>({ mark: nothing, clear: nothing });

export const useUnsavedInputGuard = (): UnsavedInputGuard => use(UnsavedInputContext);

/** Wraps a form. After the visitor types in it, closing asks for confirmation first (C18). */
export function UnsavedInput({ children }: { children: ReactNode }) {
  const { mark } = useUnsavedInputGuard();
  return <div onInput={mark}>{children}</div>;
}

/** Wraps a page with a form. The browser's Back and the links to other pages ask before typed input is lost (C18). */
export function UnsavedInputPage({ children }: { children: ReactNode }) {
  const [guard] = useState(() => {
    let isTyped = false;
    return { mark: () => (isTyped = true), clear: () => (isTyped = false), isTyped: () => isTyped };
  });
  return (
    <UnsavedInputContext value={guard}>
      {children}
      <BackGuard isPage isTyped={guard.isTyped} forget={guard.clear} />
    </UnsavedInputContext>
  );
}
