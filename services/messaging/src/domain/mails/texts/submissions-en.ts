import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about submissions. */
export const SUBMISSIONS_EN = {
  "position-invited": {
    talent: {
      subject: "Invitation to submit: {project}",
      body: "{company} would like you to submit to a role in {project}.",
      action: "View role",
    },
    agent: {
      subject: "Invitation for {talent} to submit: {project}",
      body: "{company} would like {talent} to submit to a role in {project}.",
      action: "View role",
    },
  },
  "search-matched": forEverybody({
    subject: "{project} fits your saved search",
    body: "{project} is new and fits a search that you saved.",
    action: "View project",
  }),
  "submission-received": {
    casting: {
      subject: "New submission for {project}",
      body: "A new submission for {project} has arrived.",
      action: "View submissions",
    },
  },
  "submission-withdrawn": {
    casting: {
      subject: "Submission withdrawn: {talent}, {project}",
      body: "The submission of {talent} for {project} has been withdrawn.",
      action: "View submission",
    },
  },
  "time-requested": {
    casting: {
      subject: "{talent} asks for another time: {project}",
      body: "{talent} asks for another audition time for {project}. The time that you offered stays open for them until you respond.",
      action: "Respond",
    },
  },
  "no-show-recorded": {
    talent: {
      subject: "You were marked as a no-show: {project}",
      body: "Casting marked you as a no-show for your audition for {project}. If that's wrong, say so within seven days.",
      action: "View submission",
    },
    agent: {
      subject: "{talent} was marked as a no-show: {project}",
      body: "Casting marked {talent} as a no-show for the audition for {project}. If that's wrong, say so within seven days.",
      action: "View submission",
    },
  },
  "no-show-disputed": {
    casting: {
      subject: "{talent} disputes a no-show: {project}",
      body: "{talent} was marked as a no-show for an audition for {project} and says that this is wrong. The mark is gone; the reason is with the submission.",
      action: "View submission",
    },
  },
  "audition-moved": {
    talent: {
      subject: "Your audition for {project} has moved",
      body: "Casting has moved your audition for {project} to another time or place. Open it to see whether it suits you.",
      action: "View audition",
    },
    agent: {
      subject: "The audition of {talent} for {project} has moved",
      body: "Casting has moved the audition of {talent} for {project} to another time or place. Open it to see whether it suits them.",
      action: "View audition",
    },
  },
  "avail-requested": {
    talent: {
      subject: "{request} for {project}",
      body: "Casting has a question about your dates for {project}.",
      action: "Respond",
    },
    agent: {
      subject: "{request} for {talent}: {project}",
      body: "Casting has a question about the dates of {talent} for {project}.",
      action: "Respond",
    },
  },
  "avail-moved-up": {
    casting: {
      subject: "{talent} moved up for {project}",
      body: "A date that you asked {talent} about has become free: your request ranks higher for it now.",
      action: "View request",
    },
  },
  "avail-taken": {
    casting: {
      subject: "A date of {talent} is taken: {project}",
      body: "{talent} is booked elsewhere on a date that you asked about.",
      action: "View request",
    },
  },
  "offer-made": {
    talent: {
      subject: "Offer for {project}",
      body: "You have an offer for {project}. Accepting it books you on these terms.",
      action: "Respond",
    },
    agent: {
      subject: "Offer for {talent}: {project}",
      body: "{talent} has an offer for {project}. Accepting it books them on these terms.",
      action: "Respond",
    },
  },
  "request-answered": {
    casting: {
      subject: "{talent} responded: {project}",
      body: "There is a response to your request to {talent} for {project}.",
      action: "View response",
    },
  },
  "request-expired": {
    talent: {
      subject: "A request for {project} has expired",
      body: "The time to respond to a request for {project} has passed. Your submission remains in consideration.",
      action: "View submission",
    },
    agent: {
      subject: "A request for {talent} has expired: {project}",
      body: "The time to respond to a request for {talent} and {project} has passed. The submission remains in consideration.",
      action: "View submission",
    },
    casting: {
      subject: "No response from {talent}: {project}",
      body: "Your request to {talent} for {project} has expired without a response.",
      action: "View submission",
    },
  },
  "request-undecided": {
    talent: {
      subject: "A request for {project} has ended",
      body: "You responded to a request for {project}, and casting has not decided in time. Your dates are free again. Your submission remains in consideration.",
      action: "View submission",
    },
    agent: {
      subject: "A request for {talent} has ended: {project}",
      body: "There was a response to a request for {talent} and {project}, and casting has not decided in time. The dates are free again. The submission remains in consideration.",
      action: "View submission",
    },
    casting: {
      subject: "Your request to {talent} has ended: {project}",
      body: "{talent} responded to your request for {project}, and the time to decide has passed. The dates are free again. You can make a new request.",
      action: "View submission",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
