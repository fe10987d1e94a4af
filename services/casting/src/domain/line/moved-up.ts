import { isActive, type RequestMark } from "#domain/request.ts";

/** A request that ranks higher since a time at which somebody in front gave a day back. */
export interface MovedRequest {
  readonly movedUpAt: Date;
  readonly request: RequestMark;
  /** The submission is booked: then its company has the days. */
  readonly booked: boolean;
  /** It keeps a day that nobody in front has booked. */
  readonly hasOpenDay: boolean;
}

/**
 * Whether a company is notified now that its request moved up: not before a yes in front could no longer be called back,
 * and only if there is still something to move up to. "Drop" if it will not be notified at all.
 */
export function movedUpNotice(
  { movedUpAt, request, booked, hasOpenDay }: MovedRequest,
  { now, callBackMs }: { readonly now: Date; readonly callBackMs: number },
): "Notify" | "Wait" | "Drop" {
  if (booked || !isActive(request)) return "Drop";
  if (movedUpAt.getTime() + callBackMs > now.getTime()) return "Wait";
  return hasOpenDay ? "Notify" : "Drop";
}
