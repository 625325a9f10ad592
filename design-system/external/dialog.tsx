// Our modal in the parts that the tests of Radix Dialog are written for; what ours has not, is not made up here.
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

/** Ours is opened by whoever holds its state. */
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

/** Ours is part of the modal. */
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
