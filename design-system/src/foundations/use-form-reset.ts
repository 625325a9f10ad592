import { type RefObject, useEffect, useEffectEvent } from "react";

interface Owned extends HTMLElement {
  readonly form: HTMLFormElement | null;
}

/** Calls back when the form of a control is reset, so that what React remembers of it goes back too. */
export function useFormReset(control: RefObject<Owned | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = control.current?.form;
    // The controls have their first values only after the event has run its course.
    const listen = () => setTimeout(reset);
    form?.addEventListener("reset", listen);
    return () => form?.removeEventListener("reset", listen);
  }, [control]);
}
