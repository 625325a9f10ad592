import { createContext, use, useState, type ReactNode } from "react";
import { BackGuard } from "../modals/back-guard.tsx";

export interface TypedGuard {
  /** Something was typed that leaving would lose. */
  mark: () => void;
  /** It was sent, or there is nothing to lose any more. */
  clear: () => void;
}

const nothing = () => {};

/** Held by what can be left, such as the member centre; nobody asks where it is missing. */
export const TypedGuardContext = createContext<TypedGuard>({ mark: nothing, clear: nothing });

export const useTypedGuard = (): TypedGuard => use(TypedGuardContext);

/** Around a form: once something was typed into it, leaving asks first (C18). */
export function Typed({ children }: { children: ReactNode }) {
  const { mark } = useTypedGuard();
  return <div onInput={mark}>{children}</div>;
}

/** Around a page with a form: the browser's way back asks before what was typed there is lost (C18). */
export function TypedPage({ children }: { children: ReactNode }) {
  const [guard] = useState(() => {
    let isTyped = false;
    return { mark: () => (isTyped = true), clear: () => (isTyped = false), isTyped: () => isTyped };
  });
  return (
    <TypedGuardContext value={guard}>
      {children}
      <BackGuard isTyped={guard.isTyped} forget={guard.clear} />
    </TypedGuardContext>
  );
}
