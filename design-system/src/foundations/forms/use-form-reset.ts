import { type RefObject, useEffect, useEffectEvent } from "react";

interface Owned extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/** Calls back when the form of a control is reset, so that React state can be reset too. */
export function useFormReset(control: RefObject<Owned | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    // The controls get their initial values only after the event has been handled.
    const listen = () => setTimeout(reset);
    form?.addEventListener("reset", listen);
    return () => form?.removeEventListener("reset", listen);
  }, [control]);
}
