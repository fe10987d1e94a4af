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
  /** There is nothing to show yet. */
  readonly loading?: boolean;
  /** What the page's query rejected with, if there is nothing to show. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown instead of the content if there is none: a StateBlock. */
  readonly empty?: ReactNode;
  readonly isEmpty?: boolean;
  readonly children?: ReactNode;
};

/**
 * A page and its states. Exactly one of them shows: loading, an error (including "forbidden" and "not found"), empty,
 * or the content. The header is the same in all of them.
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

/** The same states for a part of a page that loads and fails on its own. */
export function DataBlock({ loading = false, error, onRetry, empty, isEmpty, children }: DataBlockProps) {
  // The content renders in a transition, so that the page keeps handling keys and clicks.
  const isPending = useDeferredValue(loading) || loading;
  if (error !== undefined && error !== null && error !== false) {
    return <FailureBlock failure={failureOf(error)} {...(onRetry && { onRetry })} />;
  }
  if (isPending) return <Loading />;
  if (isEmpty === true) return empty;
  return children;
}
