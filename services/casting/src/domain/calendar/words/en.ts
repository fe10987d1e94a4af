import type { CalendarWords } from "./calendar-words.ts";

export const EN: CalendarWords = {
  about: "Auditions, bookings and held days from Callboard.",
  kinds: {
    Audition: "Audition",
    Callback: "Callback",
    Booking: "Booked",
    Avail: "Avail check",
    FirstRefusal: "First refusal",
    Hold: "Hold",
    Offer: "Offer",
    Filming: "Filming",
  },
  tentative: "{title} (not confirmed)",
  cancelled: "Canceled: {title}",
  videoCall: "Video call",
  labels: {
    role: "Role",
    project: "Project",
    company: "Company",
    client: "Client",
    performer: "Performer",
    localTime: "Time there",
    place: "Place",
    message: "From casting",
    open: "Open in Callboard",
  },
};
