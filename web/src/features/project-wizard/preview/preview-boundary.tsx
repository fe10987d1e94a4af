import { Component } from "react";
import type { ReactNode } from "react";

type BoundaryProps = { readonly words: string; readonly children: ReactNode };
type BoundaryState = { readonly failed: boolean; readonly children: ReactNode };

/**
 * Shows words in place of a preview that fails: the form beside it goes on, and so does the preview with other input.
 */
export class PreviewBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, children: this.props.children };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ children }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return children === state.children ? null : { failed: false, children };
  }

  override render(): ReactNode {
    return this.state.failed ? <p className="step-help">{this.props.words}</p> : this.props.children;
  }
}
