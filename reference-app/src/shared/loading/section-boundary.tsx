import { Component, type ComponentType, type ErrorInfo, type ReactNode } from "react";
import { forgetFailures } from "../api/query-client.ts";
import { LoadError } from "./load-error.tsx";
import { forgetFailedParts, PartBoundary } from "./part.tsx";

export interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. `onRetry` renders them again with new answers. */
  fallback: ComponentType<FailureProps>;
  children: ReactNode;
}

/** Catches an error of its children, and renders them again when the connection returns. React has error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("A section failed", error, info.componentStack);
    forgetFailedParts();
    addEventListener("online", this.retry);
  }

  override componentWillUnmount() {
    removeEventListener("online", this.retry);
  }

  retry = () => {
    removeEventListener("online", this.retry);
    forgetFailures();
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const Failure = this.props.fallback;
    return <Failure error={this.state.error} onRetry={this.retry} />;
  }
}

/** Lazy parts that render nothing until loaded, and the fallback when loading fails. */
export const LateParts = ({ fallback, children }: ErrorBoundaryProps) => (
  <ErrorBoundary fallback={fallback}>
    <PartBoundary>{children}</PartBoundary>
  </ErrorBoundary>
);

function SectionError({ error, onRetry }: FailureProps) {
  return <LoadError error={error} onRetry={onRetry} />;
}

/** Limits an error to its section and offers a retry (D21, I7), so that one broken list never blanks the page. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={SectionError}>{children}</ErrorBoundary>;
}
