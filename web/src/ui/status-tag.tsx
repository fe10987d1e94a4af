import "./status-tag.css";

export type Tone = "neutral" | "good" | "attention" | "bad" | "accent";

const SIGNS: Record<Tone, string> = { neutral: "○", good: "●", attention: "◆", bad: "×", accent: "●" };

/** Where something stands: a sign and a word, so that colour alone never says it. */
export function StatusTag({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={`status-tag status-${tone}`}>
      <span aria-hidden="true">{SIGNS[tone]}</span> {children}
    </span>
  );
}

const BOOKING_TONES: Readonly<Record<string, Tone>> = {
  Selected: "accent",
  AuditionRequested: "attention",
  AuditionConfirmed: "accent",
  Callback: "accent",
  Avail: "attention",
  Offered: "attention",
  Booked: "good",
  AuditionDeclined: "bad",
  NotBooked: "bad",
  Released: "bad",
};

/** The tone of a submission's state. */
export function bookingTone(status: string): Tone {
  return BOOKING_TONES[status] ?? "neutral";
}

const PROJECT_TONES: Readonly<Record<string, Tone>> = {
  Pending: "attention",
  Approved: "good",
  Denied: "bad",
  Open: "good",
  OnHold: "attention",
  Filled: "accent",
};

/** The tone of a project's or position's state. */
export function projectTone(status: string): Tone {
  return PROJECT_TONES[status] ?? "neutral";
}
