import type { Act } from "./act.ts";

/** What talent and agents do, and what they are told that casting did, in the words of each reader. */
export const TALENT_ACTS: readonly Act[] = [
  {
    name: "somebody submits",
    stem: { en: /\bsubmi/iu, tr: /başvur|öner|gönderildi/iu, ar: /ترشيح|رشح|أرسل|مرسل/u },
    texts: {
      button: ["web:project-search.submitMany_other"],
      toast: ["web:project-search.submittedSelf", "web:project-search.submitted"],
      pill: ["web:catalog.talentStatuses.Submitted"],
      tab: ["web:my-submissions.tabs.submitted", "web:dashboard.count.submitted"],
      notice: ["notice:submission-received"],
      mail: ["mail:submission-received.casting.subject"],
      log: ["web:audit.event.SubmissionCreated"],
    },
  },
  {
    name: "somebody withdraws a submission",
    stem: { en: /withdr/iu, tr: /geri çek/iu, ar: /سحب|مسحوب/u },
    texts: {
      button: ["web:my-submissions.withdraw", "web:my-submissions.withdrawTitle"],
      toast: ["web:my-submissions.withdrawn"],
      pill: ["web:catalog.talentStatuses.Withdrawn", "web:catalog.bookingStatuses.Withdrawn"],
      notice: ["notice:submission-withdrawn"],
      mail: ["mail:submission-withdrawn.casting.subject"],
      log: ["web:audit.event.SubmissionWithdrawn"],
    },
  },
  {
    name: "somebody confirms an audition",
    stem: { en: /confirm/iu, tr: /onay/iu, ar: /[أاؤ]كي?د/u },
    texts: {
      button: ["web:my-submissions.confirm", "web:dashboard.move.confirm"],
      toast: ["web:my-submissions.confirmed", "web:dashboard.move.confirmed"],
      pill: [
        "web:catalog.talentStatuses.AuditionConfirmed",
        "web:catalog.bookingStatuses.AuditionConfirmed",
        "web:project-detail.answer.Confirmed",
        "web:dashboard.answer.Confirmed",
      ],
      notice: ["notice:audition-confirmed"],
      mail: [
        "mail:audition-confirmed.talent.subject",
        "mail:audition-confirmed.agent.subject",
        "mail:audition-confirmed.casting.subject",
      ],
      log: ["web:audit.event.AuditionConfirmed"],
    },
  },
  {
    name: "somebody declines an audition",
    stem: { en: /declin/iu, tr: /redde/iu, ar: /رفض/u },
    texts: {
      button: ["web:my-submissions.cancel", "web:my-submissions.declineTitle"],
      toast: ["web:my-submissions.cancelled"],
      pill: [
        "web:catalog.talentStatuses.AuditionDeclined",
        "web:catalog.bookingStatuses.AuditionDeclined",
        "web:submissions.short.AuditionDeclined",
        "web:project-detail.answer.Declined",
      ],
      notice: ["notice:audition-declined"],
      mail: [
        "mail:audition-declined.talent.subject",
        "mail:audition-declined.agent.subject",
        "mail:audition-declined.casting.subject",
        "mail:audition-requested.talent.body",
      ],
    },
  },
  {
    name: "somebody cancels a confirmed audition",
    stem: { en: /cancel/iu, tr: /iptal/iu, ar: /إلغاء|ألغي/u },
    texts: {
      button: ["web:my-submissions.cancelConfirmed", "web:my-submissions.cancelTitle"],
      toast: ["web:my-submissions.cancelledConfirmed"],
    },
  },
  {
    name: "somebody wants another time",
    stem: { en: /other time/iu, tr: /başka (?:bir )?saat/iu, ar: /موعدا? آخر/u },
    texts: {
      button: [
        "web:my-submissions.otherTime",
        "web:dashboard.move.otherTime",
        "web:other-time.ask",
        "web:other-time.title",
      ],
      toast: ["web:other-time.asked"],
      pill: [
        "web:project-detail.answer.ChangeRequested",
        "web:dashboard.answer.ChangeRequested",
        "web:other-time.wants",
      ],
      tab: ["web:waiting.ChangeRequested", "web:dashboard.work.otherTime"],
      notice: ["notice:time-requested", "notice:waiting-times"],
      mail: ["mail:time-requested.casting.subject"],
      log: ["web:audit.event.AuditionChangeRequested"],
    },
  },
  {
    name: "talent reads of an audition request",
    stem: { en: /audition request/iu, tr: /seçme(?:ye)? dave?t/iu, ar: /دعوة.*تجربة أداء/u },
    texts: {
      pill: ["web:catalog.talentStatuses.AuditionRequested"],
      notice: ["notice:audition-requested"],
      mail: ["mail:audition-requested.talent.subject", "mail:audition-requested.agent.subject"],
    },
  },
  {
    name: "talent answers an availability check",
    stem: { en: /\bfree\b|availab/iu, tr: /müsait/iu, ar: /تفرغ/u },
    texts: {
      button: [
        "web:my-submissions.answers.Free",
        "web:my-submissions.answers.NotFree",
        "web:dashboard.move.iAmFree",
        "web:dashboard.move.notFree",
        "web:my-submissions.areYouFree",
      ],
      toast: [
        "web:my-submissions.answered.Free",
        "web:my-submissions.answered.NotFree",
        "web:dashboard.move.saidFree",
        "web:dashboard.move.saidNotFree",
      ],
      pill: [
        "web:catalog.talentStatuses.Avail",
        "web:my-submissions.kinds.Avail",
        "web:my-submissions.said.Free",
        "web:requests.statuses.Free",
        "web:requests.statuses.NotFree",
      ],
      tab: ["web:my-submissions.tabs.availability", "web:dashboard.count.availability"],
      notice: ["notice:avail-requested"],
    },
    not: /the dates don't work/iu,
  },
  {
    name: "talent answers a first refusal",
    stem: { en: /first refusal/iu, tr: /ilk opsiyon/iu, ar: /أولوية (?:ال)?حجز/u },
    texts: {
      button: ["web:my-submissions.yes.FirstRefusal", "web:my-submissions.no.FirstRefusal"],
      toast: ["web:my-submissions.answered.FirstRefusal"],
      pill: ["web:my-submissions.kinds.FirstRefusal", "web:my-submissions.said.FirstRefusal"],
    },
  },
  {
    name: "talent answers a hold",
    stem: { en: /\bhold/iu, tr: /opsiyon/iu, ar: /حجز (?:ال)?مبدئي|الحجز المبدئي/u },
    texts: {
      button: [
        "web:my-submissions.yes.Hold",
        "web:my-submissions.no.Hold",
        "web:my-submissions.request.acceptHold",
      ],
      pill: ["web:my-submissions.kinds.Hold", "web:my-submissions.said.Hold"],
    },
  },
  {
    name: "talent answers an offer",
    stem: { en: /\boffer/iu, tr: /teklif/iu, ar: /عرض/u },
    texts: {
      button: [
        "web:my-submissions.answers.Accept",
        "web:my-submissions.answers.Decline",
        "web:my-submissions.request.acceptOffer",
        "web:dashboard.move.readOffer",
      ],
      toast: ["web:my-submissions.answered.Accept", "web:my-submissions.answered.Decline"],
      pill: ["web:catalog.talentStatuses.Offered", "web:my-submissions.kinds.Offer"],
      notice: ["notice:offer-made"],
      mail: ["mail:offer-made.talent.subject", "mail:offer-made.agent.subject"],
    },
  },
  {
    name: "somebody responds to a request",
    stem: { en: /\brespon[ds]/iu, tr: /yanıt/iu, ar: /رد/u },
    texts: {
      button: [
        "web:my-submissions.answerBy",
        "web:submissions.answerUntil",
        "web:requests.answerUntil",
        "web:requests.ends",
        "web:dashboard.by.answer",
        "web:dashboard.move.answer",
        "web:dashboard.work.answer",
        "web:submissions.auditionRespond",
      ],
      pill: [
        "web:requests.status",
        "web:requests.statuses.Open",
        "web:project-detail.sheet.answer",
        "web:dashboard.work.expiring",
      ],
      notice: ["notice:request-answered", "notice:waiting-unanswered"],
      mail: [
        "mail:request-answered.casting.subject",
        "mail:audition-requested.talent.action",
        "mail:offer-made.talent.action",
        "mail:avail-requested.talent.action",
        "mail:time-requested.casting.action",
      ],
      log: ["web:audit.event.RequestAnswered"],
    },
    not: /\banswer by\b|no answer yet|hasn't answered|did not answer/iu,
  },
  {
    name: "talent reads that they are in consideration",
    stem: { en: /in consideration/iu, tr: /değerlendiril/iu, ar: /قيد النظر/u },
    texts: {
      pill: ["web:catalog.talentStatuses.Selected", "web:catalog.talentStatuses.Backup"],
      tab: ["web:my-submissions.tabs.consideration", "web:dashboard.count.consideration"],
      notice: ["notice:in-consideration"],
      mail: ["mail:request-expired.talent.body", "mail:audition-cancelled.talent.body"],
    },
  },
  {
    name: "talent reads of a booking",
    stem: { en: /\bbooked/iu, tr: /kesinle/iu, ar: /حجز|حجوز/u },
    texts: {
      pill: ["web:catalog.talentStatuses.Booked"],
      tab: ["web:my-submissions.tabs.booked", "web:dashboard.count.booked"],
      notice: ["notice:booked"],
      mail: ["mail:booked.talent.subject", "mail:booked.agent.subject", "mail:booked.talent.body"],
    },
  },
  {
    name: "talent reads of a pass",
    stem: { en: /not this time/iu, tr: /bu kez olmadı/iu, ar: /ليس هذه المرة/u },
    texts: {
      pill: ["web:catalog.talentStatuses.NotBooked"],
      notice: ["notice:not-booked"],
      mail: ["mail:not-booked.talent.subject", "mail:not-booked.agent.subject"],
    },
  },
  {
    name: "talent reads of a release",
    stem: { en: /\breleased/iu, tr: /serbest bırak/iu, ar: /ألغي.*حجز/u },
    texts: {
      pill: ["web:catalog.talentStatuses.Released"],
      notice: ["notice:released"],
      mail: ["mail:released.talent.subject", "mail:released.agent.subject"],
    },
  },
  {
    name: "talent reads that the role is cast",
    stem: { en: /\bcast\b/iu, tr: /veril/iu, ar: /أسند/u },
    texts: {
      notice: ["notice:role-cast"],
      mail: ["mail:role-cast.talent.body", "mail:role-cast.agent.subject"],
    },
  },
  {
    name: "talent is invited to submit",
    stem: { en: /\binvit/iu, tr: /dave?t/iu, ar: /دعو/u },
    texts: {
      notice: ["notice:position-invited"],
      mail: ["mail:position-invited.talent.subject", "mail:position-invited.agent.subject"],
    },
  },
  {
    name: "talent reads of a no-show",
    stem: { en: /no-show/iu, tr: /gel(?:in)?me/iu, ar: /غياب/u },
    texts: {
      button: ["web:my-submissions.noShow.disputeText"],
      toast: ["web:my-submissions.noShow.disputed"],
      pill: [
        "web:my-submissions.noShow.title",
        "web:my-submissions.noShow.text",
        "web:my-submissions.noShow.final",
      ],
    },
  },
];
