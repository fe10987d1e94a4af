/** Folders, filters and labels of the mail area, and kinds of posts. */

export const MAIL_FOLDERS = [
  { id: 0, handle: "inbox", title: "Inbox", translate: "INBOX" },
  { id: 1, handle: "sent", title: "Sent", translate: "SENT" },
  { id: 2, handle: "drafts", title: "Drafts", translate: "DRAFTS" },
  { id: 3, handle: "spam", title: "Spam", translate: "SPAM" },
  { id: 4, handle: "trash", title: "Trash", translate: "TRASH" },
] as const;

export const MAIL_FILTERS = [
  { id: 0, handle: "starred", title: "Starred" },
  { id: 1, handle: "important", title: "Important" },
] as const;

export const MAIL_LABELS = [
  { id: 0, handle: "audition", title: "Audition" },
  { id: 1, handle: "callback", title: "Callback" },
  { id: 2, handle: "booking", title: "Booking" },
  { id: 3, handle: "contract", title: "Contract" },
  { id: 4, handle: "note", title: "Note" },
] as const;

export const POST_TYPES = [
  "Demo Reel",
  "Headshot",
  "Voice Reel",
  "Resume",
  "Production Still",
  "Other",
] as const;
