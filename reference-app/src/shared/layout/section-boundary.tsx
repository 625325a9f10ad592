import { Component, type ComponentType, type ErrorInfo, type ReactNode } from "react";
import { forgetFailures } from "../api/query-client.ts";
import { LoadError } from "./load-error.tsx";
import { forgetFailedParts } from "./part.tsx";

export interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

interface ErrorBoundaryProps {
  /** What stands in for the children after a failure; `onRetry` shows them again, with new answers. */
  fallback: ComponentType<FailureProps>;
  children: ReactNode;
}

/** Keeps a failure of its children to itself. React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error("A section failed", error, info.componentStack);
    forgetFailedParts();
  }

  retry = () => {
    forgetFailures();
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const Failure = this.props.fallback;
    return <Failure error={this.state.error} onRetry={this.retry} />;
  }
}

function SectionError({ error, onRetry }: FailureProps) {
  return <LoadError error={error} onRetry={onRetry} />;
}

/** A failure stays inside its section and offers the way back (D21, I7): one broken list never blanks the page. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={SectionError}>{children}</ErrorBoundary>;
}
