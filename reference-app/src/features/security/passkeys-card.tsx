import { useMutation } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Divider } from "@lobbykit/design-system/Divider";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import { Note } from "../../shared/layout/note.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { useFocusAfterRemoval } from "../../shared/focus/use-focus-after-removal.ts";
import { canUsePasskeys } from "../../shared/passkeys/passkeys.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { removePasskeyMutation } from "./mutations.ts";
import type { Passkey } from "./rules.ts";
import { SecurityRow } from "./security-row.tsx";

/** The member's passkeys, which allow login without name or password (E099, proposed). Each can be removed, and new ones added. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useFocusAfterRemoval<HTMLButtonElement>(passkeys.length);
  // In browsers without passkeys there is no add button, so the heading takes the focus.
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(passkeys.length);
  return (
    <Card as="section" aria-label={t("security.passkeys.title")}>
      <Stack gap={12}>
        <div>
          <Heading ref={heading} tabIndex={-1} level={3}>
            {t("security.passkeys.title")}
          </Heading>
          <Note>{t("security.passkeys.text")}</Note>
        </div>
        <Passkeys passkeys={passkeys} />
        {canUsePasskeys() ? (
          <div>
            <Button ref={addButton} onClick={() => setIsAdding(true)}>
              {t("security.passkeys.add")}
            </Button>
          </div>
        ) : (
          <Text size={14}>{t("security.passkeys.unsupported")}</Text>
        )}
      </Stack>
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Passkey>();
  const remove = useMutation({
    ...removePasskeyMutation(),
    onSuccess: () => showToast({ tone: "information", message: t("security.passkeys.removed") }),
    onError: useErrorToast(),
  });
  return (
    <>
      {passkeys.length === 0 && (
        <Text size={14} tone="muted">
          {t("security.passkeys.none")}
        </Text>
      )}
      {passkeys.map((passkey) => (
        <Fragment key={passkey.id}>
          <Divider />
          <SecurityRow
            label={passkey.name}
            state={lifeText(passkey, t)}
            action={
              <Button
                variant="soft"
                size="small"
                aria-label={`${t("security.passkeys.remove")}: ${passkey.name}`}
                onClick={() => setAsked(passkey)}
              >
                {t("security.passkeys.remove")}
              </Button>
            }
          />
        </Fragment>
      ))}
      {passkeys.length > 0 && <Divider />}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t("security.passkeys.question", { name: asked?.name ?? "" })}
        description={t("security.passkeys.consequence")}
        confirmLabel={t("security.passkeys.remove")}
        tone="danger"
        loading={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}

/** When it was added and last used. */
function lifeText({ createdAt, lastUsedAt }: Passkey, t: TFunction): string {
  const added = momentText(createdAt);
  if (lastUsedAt === null) return t("security.passkeys.unused", { added });
  return t("security.passkeys.used", { added, used: momentText(lastUsedAt) });
}
