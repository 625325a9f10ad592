import { type RefObject, useState } from "react";
import { announce } from "../../foundations/announcements/announce.ts";
import { useAfterPress } from "../../foundations/forms/use-after-press.ts";
import { useCustomValidity } from "../../foundations/forms/use-custom-validity.ts";

/** What a field itself finds wrong with its text, and when it says so. */
export interface TextProblem {
  /** The message, once the field has lost the focus. */
  shown: string | undefined;
  focus: () => void;
  leave: () => void;
}

/**
 * Makes an input invalid while a problem exists, so that no form submits it. The message is shown and announced when the field loses the
 * focus, so that nobody hears of an error while they still type.
 */
export function useTextProblem(input: RefObject<HTMLInputElement | null>, problem: string | undefined): TextProblem {
  const [isEdited, setIsEdited] = useState(false);
  // An error message that appears during a press would move the pressed button away from the pointer.
  const [isPressing, setIsPressing] = useState(false);
  const afterPress = useAfterPress(isEdited);
  useCustomValidity(input, problem);
  return {
    shown: isEdited || isPressing ? undefined : problem,
    focus: () => setIsEdited(true),
    leave: () => {
      setIsEdited(false);
      setIsPressing(true);
      afterPress(() => setIsPressing(false));
      if (problem !== undefined) announce(problem);
    },
  };
}
