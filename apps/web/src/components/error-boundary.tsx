import { hrefOf } from "#lib/device/base-path";
import { t } from "#lib/text/language";
import { Component, type ReactNode } from "react";
import { Button, buttonStyle } from "./ui/button";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of it tries again: the page that broke is not the page that comes next. */
  resetKey?: string;
}

/** Keeps a fault in one page from taking the whole product away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-md py-16 text-center">
        <h1 tabIndex={-1} className="text-2xl">
          {t("Something boiled over")}
        </h1>
        <p className="mt-3 text-ink-muted">
          {t(
            "This page could not be shown. What you have saved is safe. Load it again; if it happens once more, go back to the dashboard.",
          )}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button onClick={() => window.location.reload()}>{t("Load again")}</Button>
          <a href={hrefOf("/")} className={buttonStyle({ variant: "secondary" })}>
            {t("Go to the dashboard")}
          </a>
        </div>
      </div>
    );
  }
}
