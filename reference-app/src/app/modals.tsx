import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { announcementsQuery } from "../features/home/queries.ts";
import { bannersOf } from "../features/home/rules.ts";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { loadChunk } from "../shared/lib/load-chunk.ts";
import { closeModal, useModal } from "../shared/modals/modals.ts";
import { dropIntent } from "../shared/session/intents.ts";

// Dialogs load on first use: Radix and the forms are not part of the first screen.
const LoginDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/auth/login-dialog.tsx")).LoginDialog })),
);
const LogoutDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/auth/logout-dialog.tsx")).LogoutDialog })),
);
const RealAccountDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/auth/real-account-dialog.tsx")).RealAccountDialog })),
);
const RegionDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/region/region-dialog.tsx")).RegionDialog })),
);
const NoticeDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/home/notice-dialog.tsx")).NoticeDialog })),
);
const OpenGameDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/launch/open-game-dialog.tsx")).OpenGameDialog })),
);
const MenuSheet = lazy(() => loadChunk(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet })));
const VendorGames = lazy(() => loadChunk(async () => ({ default: (await import("./vendor-games.tsx")).VendorGames })));
const LoginBanners = lazy(() =>
  loadChunk(async () => ({ default: (await import("../features/home/login-banners.tsx")).LoginBanners })),
);

const LOGIN_BANNERS = "w_login";

/** Shows the dialog that is open, if one is. */
export function Modals() {
  const modal = useModal();
  return (
    <ErrorBoundary key={modal?.name} fallback={DialogFailure}>
      <Suspense fallback={null}>{modal && <OpenModal modal={modal} />}</Suspense>
    </ErrorBoundary>
  );
}

/** A dialog that cannot be loaded says so and goes: the page behind it stays (I7). */
function DialogFailure() {
  const { t } = useTranslation();
  const giveUp = useEffectEvent(() => {
    showToast({ message: t("errors.chunkTitle"), tone: "danger" });
    closeModal();
  });
  useEffect(() => giveUp(), []);
  return null;
}

function OpenModal({ modal }: { modal: NonNullable<ReturnType<typeof useModal>> }) {
  switch (modal.name) {
    case "login":
      return <Login />;
    case "logout":
      return <LogoutDialog onClose={closeModal} />;
    case "realAccount":
      return <RealAccountDialog onClose={closeModal} />;
    case "region":
      return <RegionDialog onClose={closeModal} />;
    case "menu":
      return <MenuSheet onClose={closeModal} />;
    case "notice":
      return <NoticeDialog onClose={closeModal} position={modal.position} />;
    case "openGame":
      return <OpenGameDialog onClose={closeModal} address={modal.address} title={modal.title} />;
    case "vendorGames":
      return <VendorGames vassalage={modal.vassalage} title={modal.title} onClose={closeModal} />;
  }
}

function Login() {
  const { i18n } = useTranslation();
  const { data } = useQuery(announcementsQuery());
  const banners = bannersOf(data?.banners ?? [], LOGIN_BANNERS);
  return (
    <LoginDialog
      key={i18n.language}
      banners={
        banners.length > 0 ? (
          // A boundary of their own: the open dialog must not go, and lose the focus it came from, while they load.
          <Suspense fallback={null}>
            <LoginBanners banners={banners} />
          </Suspense>
        ) : undefined
      }
      onClose={() => {
        dropIntent();
        closeModal();
      }}
    />
  );
}
