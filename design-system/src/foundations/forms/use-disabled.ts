import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Whether a field whose parts are no native controls is disabled: by its prop, or by a disabled fieldset around its own fieldset. The
 * browser disables only native controls in a disabled fieldset.
 * @param control an element inside the field's own fieldset
 */
export function useDisabled(control: RefObject<Element | null>, disabled: boolean): boolean {
  const [isAroundDisabled, setIsAroundDisabled] = useState(false);
  useLayoutEffect(() => {
    const around = fieldsetAround(control.current?.closest("fieldset"));
    if (!around) return undefined;
    const update = () => setIsAroundDisabled(around.matches(":disabled"));
    const observer = new MutationObserver(update);
    for (let fieldset: Element | null | undefined = around; fieldset; fieldset = fieldsetAround(fieldset))
      observer.observe(fieldset, { attributeFilter: ["disabled"] });
    update();
    return () => observer.disconnect();
  }, [control]);
  return disabled || isAroundDisabled;
}

const fieldsetAround = (element: Element | null | undefined) => element?.parentElement?.closest("fieldset");
