// Gives our modal the interface of Radix Dialog, so that Radix's tests can run on it. Features that our modal lacks are not imitated.
import { Children, createContext, isValidElement, type ReactNode, type Ref, use } from "react";
import { useControllable } from "../src/foundations/props/use-controllable.ts";
import { Modal, ModalDescription, ModalTitle } from "../src/foundations/overlays/overlay.tsx";

interface State {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

const StateContext = createContext<State>({ isOpen: false, setOpen: () => undefined });

interface RootProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Root({ open, defaultOpen = false, onOpenChange, children }: RootProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  return <StateContext value={{ isOpen, setOpen }}>{children}</StateContext>;
}

/** Our modal has no trigger. The component that holds its state opens it. So this button sets that state. */
export function Trigger({ children }: { children: ReactNode }) {
  const { setOpen } = use(StateContext);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {children}
    </button>
  );
}

export function Close({ children }: { children: ReactNode }) {
  const { setOpen } = use(StateContext);
  return (
    <button type="button" onClick={() => setOpen(false)}>
      {children}
    </button>
  );
}

export const Portal = ({ children }: { children: ReactNode }) => children;

/** Renders nothing, because our modal contains its own backdrop. */
export const Overlay = () => null;

interface ContentProps {
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

export function Content({ children, ref, ...rest }: ContentProps) {
  const { isOpen, setOpen } = use(StateContext);
  const frameProps = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith("data-")));
  return (
    <Modal
      isOpen={isOpen}
      onCloseRequest={() => setOpen(false)}
      hasDescription={Children.toArray(children).some((child) => isValidElement(child) && child.type === Description)}
      backdropClassName=""
      frameClassName=""
      frameProps={frameProps}
      ref={ref}
    >
      {children}
    </Modal>
  );
}

export const Title = ({ children }: { children: ReactNode }) => <ModalTitle className="">{children}</ModalTitle>;

export const Description = ({ children }: { children: ReactNode }) => (
  <ModalDescription className="">{children}</ModalDescription>
);
