import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { errorMessage } from "../api/error-message.ts";

interface BoundaryProps {
  onReset: () => void;
  children: ReactNode;
}

/** React knows error boundaries as classes only. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("A section failed", error, info.componentStack);
  }

  retry = () => {
    this.props.onReset();
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <SectionError error={this.state.error} onRetry={this.retry} />;
  }
}

function SectionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t("errors.shelfTitle")}
      text={errorMessage(error, t)}
      action={<Button onClick={onRetry}>{t("app.retry")}</Button>}
    />
  );
}

/** A failure stays inside its section and offers the way back (D21, I7): one broken list never blanks the page. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>{({ reset }) => <Boundary onReset={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
  );
}
