import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import { failureOf } from "#lib/graph/failure.ts";
import { PageHeader } from "./page-header.tsx";
import { Loading } from "./loading.tsx";
import { FailureBlock } from "./state-block.tsx";

type DataPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Nothing can be shown yet. */
  readonly loading?: boolean;
  /** What the page's query rejected with, when it has nothing to show. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown instead of the content when there is none: a StateBlock. */
  readonly empty?: ReactNode;
  readonly isEmpty?: boolean;
  readonly children?: ReactNode;
};

/**
 * A page and its states. Exactly one of them shows: loading, what failed (also "forbidden" and "not found"),
 * empty, or the content. The head stays in all of them.
 */
export function DataPage({ title, lead, actions, children, ...state }: DataPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <DataBlock {...state}>{children}</DataBlock>
    </>
  );
}

type DataBlockProps = Omit<DataPageProps, "title" | "lead" | "actions">;

/** The same states for a part of a page that loads and fails alone. */
export function DataBlock({ loading = false, error, onRetry, empty, isEmpty, children }: DataBlockProps) {
  // An answer is drawn in small steps, between which the page still answers keys and clicks.
  const isPending = useDeferredValue(loading) || loading;
  if (error !== undefined && error !== null && error !== false) {
    return <FailureBlock failure={failureOf(error)} {...(onRetry && { onRetry })} />;
  }
  if (isPending) return <Loading />;
  if (isEmpty === true) return empty;
  return children;
}
