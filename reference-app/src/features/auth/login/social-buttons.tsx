import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Stack } from "@lobbykit/design-system/Stack";
import { FacebookIcon, UserIcon } from "@lobbykit/design-system/icons";
import { useErrorToast } from "../../../shared/api/errors/use-error-toast.ts";
import type { SocialProvider } from "../../../shared/social/provider.ts";
import { askProvider, keepForRegistration } from "../../../shared/social/social.ts";
import { openBySocial, signInMutation } from "../mutations.ts";
import type { WayProps } from "./username-form.tsx";

export interface SocialButtonsProps extends WayProps {
  providers: readonly SocialProvider[];
  /** The server has no account for this person: the identity is kept for the registration. */
  onUnknown: () => void;
}

const ICONS = { facebook: FacebookIcon, google: UserIcon };

/** Logs in by a third party (R030, R152). A person without an account is sent to register, which links the two. */
export function SocialButtons({ providers, onPendingChange, onSignedIn, onUnknown }: SocialButtonsProps) {
  const { t } = useTranslation();
  const { mutateAsync: signIn } = useMutation(signInMutation());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (provider: SocialProvider) => {
      const idToken = await askProvider(provider);
      if (idToken === undefined) return;
      const identity = { provider, idToken };
      const result = await openBySocial(identity);
      if (result === undefined) {
        keepForRegistration(identity);
        onUnknown();
        return;
      }
      // A login without a password requires no change of password (R268).
      onSignedIn(await signIn({ open: async () => result, isExpiryForced: false }));
    },
    onMutate: () => onPendingChange(true),
    onSettled: () => onPendingChange(false),
    onError: useErrorToast(),
  });
  return (
    <Stack gap={8}>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          size="large"
          fullWidth
          iconStart={ICONS[provider]}
          loading={isPending && variables === provider}
          onClick={() => !isPending && mutate(provider)}
        >
          {t(`auth.social.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
}
