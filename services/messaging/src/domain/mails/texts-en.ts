import { forEverybody, type MailTexts } from "./mail-kinds.ts";
import { ACCOUNTS_EN } from "./texts/accounts-en.ts";
import { PROJECTS_EN } from "./texts/projects-en.ts";
import { SUBMISSIONS_EN } from "./texts/submissions-en.ts";

const MESSAGE_UNREAD = {
  subject: "New message from {talent}",
  body: "{talent} wrote to you. The subject: {project}.",
  action: "Read and reply",
};

const PAYMENT_FAILED = {
  subject: "Your payment failed",
  body: "We could not take the payment for your plan. Your plan stays in force for 14 days. Please check your card.",
  action: "Check payment",
};

const CLOSED = {
  subject: "Your account is closed",
  body: "You closed your account. It will be erased in 30 days. Until then you can sign in to keep it, or to export your data.",
  action: "Sign in",
};

const SUSPENDED = {
  subject: "Your account is suspended",
  body: "An admin has suspended your account. Sign in to read the reason and to export your data.",
  action: "Read the reason",
};

export const EN: MailTexts = {
  greeting: "Hello {firstName},",
  labels: {
    project: "Project",
    role: "Role",
    company: "Company",
    agent: "Agent",
    client: "Client",
    performer: "Performer",
    request: "Request",
    response: "Response",
    time: "Time",
    length: "Length",
    place: "Place",
    videoCall: "Video call",
    respondBy: "Respond by",
    due: "Due for this release",
    changes: "What changed",
    formerPay: "Pay before",
    pay: "Pay now",
  },
  requests: {
    Avail: { name: "Availability check", meaning: "Are you free on these days? It binds nobody." },
    FirstRefusal: {
      name: "First refusal",
      meaning: "You ask this company before you take other work on these days.",
    },
    Hold: { name: "Hold", meaning: "You keep these days free for this company until it decides." },
    Offer: { name: "Offer", meaning: "Accepting it books you." },
    Booking: { name: "Booking", meaning: "" },
  },
  responses: {
    Free: "Available",
    Conditional: "Available with a condition",
    NotFree: "Not available",
    Accepted: "Accepted",
    Declined: "Declined",
  },
  there: "{time} there",
  placeLater: "Shown once the audition is confirmed",
  topics: {
    Pay: "Pay",
    Dates: "Dates",
    Place: "Place",
    Nudity: "Nudity or adult scenes",
    Age: "Age",
    Company: "Company",
    Contact: "Contact",
  },
  footer: { settings: "Choose what we send you", unsubscribe: "Stop these emails" },
  reasons: {
    talent: "You get this email because you have a Callboard account as talent.",
    agent: "You get this email because you represent this person on Callboard.",
    casting: "You get this email because you cast for this company on Callboard.",
    admin: "You get this email because you are an admin of Callboard.",
    invitee: "You get this email because somebody on Callboard invited this address.",
  },
  mails: {
    ...SUBMISSIONS_EN,
    ...PROJECTS_EN,
    ...ACCOUNTS_EN,
    "company-invited": {
      invitee: {
        subject: "Invitation to work with a company on Callboard",
        body: "A company on Callboard would like you to work with them; its name below is its own. Sign in or register as Production with this email address, then accept the invitation. It is open for two weeks.",
        action: "See the invitation",
      },
    },
    "client-invited": {
      invitee: {
        subject: "Invitation to be represented on Callboard",
        body: "An agent on Callboard would like to represent you; the name below is their own. Register as Talent with this email address, then accept the invitation in your profile. It is open for 30 days.",
        action: "Register and accept",
      },
    },
    "client-requested": {
      invitee: {
        subject: "An agent wants to represent you",
        body: "An agent on Callboard would like to represent you and has invited this email address; the name below is their own. Read the request in your profile, and accept or decline it. It is open for 30 days.",
        action: "Read the request",
      },
    },
    welcome: {
      talent: {
        subject: "Welcome to Callboard",
        body: "Your registration is complete. Next, complete your profile and find a role to submit to.",
        action: "Open dashboard",
      },
      agent: {
        subject: "Welcome to Callboard",
        body: "Your registration is complete. Next, add your clients and submit them to roles.",
        action: "Open dashboard",
      },
      casting: {
        subject: "Welcome to Callboard",
        body: "Your registration is complete. Next, create your company and post your first project.",
        action: "Open dashboard",
      },
      admin: {
        subject: "Welcome to Callboard",
        body: "Your registration is complete. Projects that await approval are on your dashboard.",
        action: "Open dashboard",
      },
    },
    "project-approved": {
      casting: {
        subject: "{project} is approved",
        body: "{project} has been approved and is now open for submissions.",
        action: "View project",
      },
    },
    "project-denied": {
      casting: {
        subject: "{project} needs changes",
        body: "An admin denied {project} and left a comment. Open it to read the comment, make the changes and resubmit.",
        action: "Make changes",
      },
    },
    "project-taken-down": {
      casting: {
        subject: "{project} has been taken down",
        body: "An admin took down {project} and left a comment. It is no longer in search and takes no submissions. Open it to read the comment, make the changes and resubmit.",
        action: "Make changes",
      },
    },
    "audition-requested": {
      talent: {
        subject: "Audition request for {project}",
        body: "You have an audition request for {project}. Open it to confirm or decline.",
        action: "Respond",
      },
      agent: {
        subject: "Audition request for {talent}: {project}",
        body: "{talent} has an audition request for {project}. Open it to confirm or decline.",
        action: "Respond",
      },
    },
    "audition-confirmed": {
      talent: {
        subject: "Audition confirmed for {project}",
        body: "Your audition for {project} has been confirmed.",
        action: "View audition",
      },
      agent: {
        subject: "Audition confirmed for {talent}: {project}",
        body: "The audition of {talent} for {project} has been confirmed.",
        action: "View audition",
      },
      casting: {
        subject: "Audition confirmed: {talent} for {project}",
        body: "{talent} is confirmed to audition for {project}.",
        action: "View submission",
      },
    },
    "audition-declined": {
      talent: {
        subject: "Audition declined for {project}",
        body: "Your audition for {project} has been declined, and casting has been told.",
        action: "View submission",
      },
      agent: {
        subject: "Audition declined for {talent}: {project}",
        body: "The audition of {talent} for {project} has been declined, and casting has been told.",
        action: "View submission",
      },
      casting: {
        subject: "Audition declined: {talent} for {project}",
        body: "{talent} will not audition for {project}. The time is free again, and you can offer another one.",
        action: "View submission",
      },
    },
    "audition-cancelled": {
      talent: {
        subject: "Audition canceled for {project}",
        body: "Casting has canceled your audition for {project}. Your submission remains in consideration.",
        action: "View submission",
      },
      agent: {
        subject: "Audition canceled for {talent}: {project}",
        body: "Casting has canceled the audition of {talent} for {project}. The submission remains in consideration.",
        action: "View submission",
      },
      casting: {
        subject: "Audition canceled: {talent} for {project}",
        body: "The audition of {talent} for {project} has been canceled. The time is free again.",
        action: "View submission",
      },
    },
    booked: {
      talent: {
        subject: "You are booked for {project}",
        body: "Congratulations! You have been booked for {project}.",
        action: "View booking",
      },
      agent: {
        subject: "{talent} is booked for {project}",
        body: "Congratulations! {talent} has been booked for {project}.",
        action: "View booking",
      },
    },
    "not-booked": {
      talent: {
        subject: "{project}: not this time",
        body: "Thank you for submitting to {project}. Casting has gone in another direction this time.",
        action: "View submission",
      },
      agent: {
        subject: "{project}: not this time for {talent}",
        body: "Thank you for submitting {talent} to {project}. Casting has gone in another direction this time.",
        action: "View submission",
      },
    },
    released: {
      talent: {
        subject: "You have been released from {project}",
        body: "You have been released from {project}. The dates you held are free again.",
        action: "View submission",
      },
      agent: {
        subject: "{talent} has been released from {project}",
        body: "{talent} has been released from {project}. The dates that were held are free again.",
        action: "View submission",
      },
    },
    "role-cast": {
      talent: {
        subject: "The role has been cast: {project}",
        body: "The role you were held for in {project} has been cast. Your dates are free again.",
        action: "View submission",
      },
      agent: {
        subject: "The role for {talent} has been cast: {project}",
        body: "The role that {talent} was held for in {project} has been cast. The dates are free again.",
        action: "View submission",
      },
    },
    "message-unread": forEverybody(MESSAGE_UNREAD),
    "payment-failed": forEverybody(PAYMENT_FAILED),
    suspended: forEverybody(SUSPENDED),
    "account-closed": forEverybody(CLOSED),
  },
};
