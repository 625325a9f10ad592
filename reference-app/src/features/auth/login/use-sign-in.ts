import { useMutation } from "@tanstack/react-query";
import { signInMutation } from "../mutations.ts";

/** Returns the function that signs in by any way. `onPendingChange` is called when a request starts and when it ends. */
export const useSignIn = (onPendingChange: (isPending: boolean) => void) =>
  useMutation({
    ...signInMutation(),
    onMutate: () => onPendingChange(true),
    onSettled: () => onPendingChange(false),
  }).mutateAsync;
