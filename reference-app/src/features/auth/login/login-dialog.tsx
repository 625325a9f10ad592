import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Spinner } from "@lobbykit/design-system/Spinner";
import { showToast } from "@lobbykit/design-system/Toast";
import { api } from "../../../shared/api/api.ts";
import { sessionBox } from "../../../shared/storage/storage.ts";
import { PATHS } from "../../../shared/config/paths.ts";
import { PartBoundary, part } from "../../../shared/loading/part.tsx";
import { FormDialog } from "../../../shared/modals/form-dialog.tsx";
import { closeModalNamed, openModalAbove } from "../../../shared/modals/modals.ts";
import { resetOnAccountChange } from "../../../shared/session/reset-on-account-change.ts";
import { abandonToken } from "../../../shared/session/enter-session.ts";
import { dropIntent, resumeIntent } from "../../../shared/session/intents.ts";
import { session } from "../../../shared/session/session.ts";
import { columns } from "./login-dialog.css.ts";
import { LoginWays } from "./login-ways.tsx";
import { rememberPassword } from "../passwords/known-password.ts";
import type { SignedIn } from "../mutations.ts";
import { isChangeDue } from "../rules.ts";
import { useLoginState } from "./use-login-state.ts";

const VerifyStep = part(async () => (await import("./verify-step.tsx")).VerifyStep);
const ForcedChangeStep = part(
  async () => (await import("../passwords/forced-change-step.tsx")).ForcedChangeStep,
  "validation",
);

export interface LoginDialogProps {
  /** The carousel of group w_login (R150). If it loads while the visitor is already using the form, only the next login shows it. */
  banners?: ReactNode;
}

/** Stores that the password must be changed, never the password (R187, D5). */
function keepChangeDue(isDue: boolean): void {
  if (isDue) sessionBox.set("cpw", "1");
  else sessionBox.remove("cpw");
}

/** The visitor closes the dialog without a session, so the intent (what they wanted to do) is dropped. */
function leave(): void {
  keepChangeDue(false);
  dropIntent();
  closeModalNamed("login");
}

/** Logs in, in one dialog for all steps (R148–R153, R264–R272). Afterwards the intent (what the visitor wanted to do) runs once. */
export function LoginDialog({ banners }: LoginDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pwdEnabled } = useLoginState();
  const firstField = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [accountBefore] = useState(() => session.get().lostAccount);
  /** A login that the server accepted but that needs another step first. */
  const [waiting, setWaiting] = useState<SignedIn>();
  const [username, setUsername] = useState(accountBefore);
  /**
   * Whether there were banners when the visitor first used the form; undefined before that. Later banners would widen the dialog and
   * move the button.
   */
  const [hasBanners, setHasBanners] = useState<boolean>();
  const waitingToken = useRef<string>(undefined);
  // When the dialog closes before the last step, the unused token is ended on the server.
  useEffect(() => () => void (waitingToken.current !== undefined && abandonToken(waitingToken.current)), []);

  const goOn = (signedIn: SignedIn) => {
    const { next, result, credentials } = signedIn;
    const isChanged = waiting?.next === "changePassword";
    const isDue = !isChanged && isChangeDue(result, pwdEnabled);
    keepChangeDue(isDue);
    if (next !== "enter") {
      waitingToken.current = result.token;
      setWaiting(signedIn);
      return;
    }
    waitingToken.current = undefined;
    const { nickname, account } = session.get();
    showToast({ tone: "positive", message: t("session.welcome", { name: nickname || account }) });
    closeModalNamed("login");
    resetOnAccountChange(accountBefore, navigate);
    // A login that required a new password ends on the home page (R269).
    if (isChanged) void navigate(PATHS.home);
    resumeIntent();
    if (!isDue) return;
    if (credentials) rememberPassword(credentials.password);
    // The first login (R265) and an expired password (R266) ask for a new one, but the member may close the dialog.
    openModalAbove({ name: "changePassword", reason: result.firstTimeLogin ? "first" : "due" });
  };
  const signOut = () => {
    leave();
    showToast({ tone: "information", message: t("session.loggedOut") });
  };
  const startOver = (isChanged: boolean) => {
    waitingToken.current = undefined;
    setUsername(waiting?.credentials?.username);
    setWaiting(undefined);
    showToast(
      isChanged
        ? { tone: "positive", message: t("auth.change.doneLogin") }
        : { tone: "information", message: t("session.ended") },
    );
  };

  // While the visitor types, so that the login waits for no keys. The dialog that is rendered ahead runs no effect before it opens.
  useEffect(() => void api.prepareEncryption(), []);

  const begin = () => setHasBanners((known) => known ?? banners !== undefined);
  const shownBanners = hasBanners === false ? undefined : banners;
  const isForced = waiting?.next === "changePassword";
  return (
    <FormDialog
      title={isForced ? t("auth.change.title") : waiting ? t("auth.verify.title") : t("auth.title")}
      size={shownBanners && !waiting ? "large" : "small"}
      initialFocus={firstField}
      isDismissible={!isForced}
      isPending={isPending}
      onClose={leave}
    >
      {waiting ? (
        <PartBoundary fallback={<Spinner />}>
          {isForced ? (
            <ForcedChangeStep
              signedIn={waiting}
              onPendingChange={setIsPending}
              onSignedIn={goOn}
              onStartOver={startOver}
              onSignOut={signOut}
            />
          ) : (
            <VerifyStep
              signedIn={waiting}
              isExpiryForced={pwdEnabled}
              onPendingChange={setIsPending}
              onSignedIn={goOn}
            />
          )}
        </PartBoundary>
      ) : (
        // The form keeps the same parent with and without banners, because moving it would empty the fields.
        <div className={shownBanners ? columns : undefined} onPointerDownCapture={begin} onInputCapture={begin}>
          <LoginWays
            username={username}
            isExpiryForced={pwdEnabled}
            firstField={firstField}
            onPendingChange={setIsPending}
            onSignedIn={goOn}
            onLeave={leave}
          />
          {shownBanners}
        </div>
      )}
    </FormDialog>
  );
}
