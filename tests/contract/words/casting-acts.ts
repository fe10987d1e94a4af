import type { Act } from "./act.ts";

/** What casting does, in the words that casting reads. */
export const CASTING_ACTS: readonly Act[] = [
  {
    name: "casting passes on somebody",
    stem: { en: /\bpass/iu, tr: /olumsuz/iu, ar: /اعتذ/u },
    texts: {
      button: [
        "web:submissions.action.decline",
        "web:submissions.hint.decline",
        "web:bulk.declineTitle_other",
      ],
      toast: [
        "web:submissions.declined",
        "web:bulk.declined_one",
        "web:bulk.declined_other",
        "web:bulk.allDeclined",
      ],
      log: ["web:audit.event.SubmissionNotBooked"],
    },
    labels: { "web:catalog.bookingStatuses.NotBooked": "Not booked", "web:catalog.stages.Out": "Out" },
    not: /marked as not booked/iu,
  },
  {
    name: "casting books somebody",
    stem: { en: /\bbook/iu, tr: /kesinle/iu, ar: /حجو?ز/u },
    texts: {
      button: [
        "web:submissions.action.book",
        "web:submissions.hint.book",
        "web:bulk.bookTitle_other",
        "web:submissions.bookGroup",
      ],
      toast: ["web:submissions.booked", "web:bulk.booked_one", "web:bulk.booked_other", "web:bulk.allBooked"],
      pill: [
        "web:catalog.bookingStatuses.Booked",
        "web:submissions.clashOf.Booking",
        "web:requests.kinds.Booking",
      ],
      tab: ["web:catalog.stages.Booked", "web:calendar.kind.booking"],
      notice: ["notice:avail-taken"],
      mail: ["mail:avail-taken.casting.body", "file:kinds.Booking"],
      log: ["web:audit.event.SubmissionBooked"],
    },
  },
  {
    name: "casting releases somebody",
    stem: { en: /\breleas/iu, tr: /serbest b/iu, ar: /(?:إلغاء|ألغي).*حجز/u },
    texts: {
      button: [
        "web:submissions.action.release",
        "web:submissions.releaseTitle",
        "web:bulk.heldRelease_other",
        "web:submissions.heldOpen",
      ],
      toast: ["web:submissions.released", "web:bulk.heldReleased_one", "web:bulk.heldReleased_other"],
      pill: ["web:catalog.bookingStatuses.Released", "web:requests.statuses.Released"],
      log: ["web:audit.event.SubmissionReleased"],
    },
  },
  {
    name: "casting selects somebody",
    stem: { en: /\bselected/iu, tr: /ön seç/iu, ar: /اختي/u },
    texts: {
      pill: ["web:catalog.bookingStatuses.Selected"],
      tab: ["web:catalog.stages.Selected", "web:project-detail.slot.nobodyWithout"],
    },
  },
  {
    name: "casting requests an audition",
    stem: { en: /request/iu, tr: /dave?t/iu, ar: /دع/u },
    texts: {
      button: [
        "web:submissions.action.audition",
        "web:submissions.auditionSend",
        "web:submissions.auditionTitle",
        "web:project-detail.slot.send_other",
      ],
      toast: ["web:submissions.auditionAsked", "web:project-detail.slot.sent_other"],
      pill: [
        "web:catalog.bookingStatuses.AuditionRequested",
        "web:submissions.short.AuditionRequested",
        "web:project-detail.answer.Offered",
        "web:dashboard.answer.Offered",
      ],
      log: ["web:audit.event.AuditionRequested"],
    },
    not: /^Asked$/u,
  },
  {
    name: "casting cancels an audition",
    stem: { en: /cancel/iu, tr: /iptal/iu, ar: /إلغاء|ألغي/u },
    texts: {
      button: ["web:project-detail.slot.callOff"],
      toast: ["web:project-detail.slot.calledOff"],
      notice: ["notice:audition-cancelled"],
      mail: [
        "mail:audition-cancelled.talent.subject",
        "mail:audition-cancelled.agent.subject",
        "mail:audition-cancelled.casting.subject",
        "file:cancelled",
      ],
      log: ["web:audit.event.AuditionCancelled"],
    },
    not: /\bcall(?:ed)? (?:them )?off\b/iu,
  },
  {
    name: "casting marks an audition as attended",
    stem: { en: /attended/iu, tr: /katıldı/iu, ar: /أ?جري?/u },
    texts: {
      button: ["web:project-detail.slot.done"],
      toast: ["web:project-detail.slot.isDone"],
      pill: ["web:project-detail.answer.Done", "web:dashboard.answer.Done"],
    },
    labels: { "web:catalog.bookingStatuses.Auditioned": "Auditioned" },
    not: /mark as done/iu,
  },
  {
    name: "casting marks a no-show",
    stem: { en: /no-show/iu, tr: /gel(?:in)?me/iu, ar: /حضر|حضور/u },
    texts: {
      button: ["web:project-detail.slot.noShow", "web:project-detail.slot.noShowConfirm"],
      toast: ["web:project-detail.slot.didNotCome"],
      pill: ["web:project-detail.answer.NoShow", "web:dashboard.answer.NoShow"],
      notice: ["notice:no-show-recorded"],
      mail: ["mail:no-show-recorded.talent.subject", "mail:no-show-recorded.agent.subject"],
    },
    not: /audition as missed/iu,
  },
  {
    name: "casting reads of a disputed no-show",
    stem: { en: /dispute/iu, tr: /itiraz/iu, ar: /ع.?ت.?رض/u },
    texts: { notice: ["notice:no-show-disputed"], mail: ["mail:no-show-disputed.casting.subject"] },
  },
  {
    name: "casting checks somebody in",
    stem: { en: /check(?:ed)? in/iu, tr: /geldi/iu, ar: /حضور|حضر/u },
    texts: {
      button: ["web:project-detail.slot.checkIn", "web:dashboard.checkIn"],
      toast: ["web:project-detail.slot.checkedIn", "web:dashboard.checkedIn"],
      pill: ["web:project-detail.answer.CheckedIn", "web:dashboard.answer.CheckedIn"],
    },
  },
  {
    name: "casting calls back",
    stem: { en: /callback/iu, tr: /ikinci tur/iu, ar: /جولة ثانية/u },
    texts: {
      pill: ["web:catalog.bookingStatuses.Callback"],
      tab: ["web:catalog.stages.Callback"],
      mail: ["file:kinds.Callback"],
    },
  },
  {
    name: "casting keeps somebody as a backup",
    stem: { en: /backup/iu, tr: /yedek/iu, ar: /احتياطي/u },
    texts: { pill: ["web:catalog.bookingStatuses.Backup"] },
  },
  {
    name: "casting checks availability",
    stem: { en: /avail/iu, tr: /müsaitli/iu, ar: /تفرغ/u },
    texts: {
      button: [
        "web:requests.open.avail",
        "web:requests.send.Avail",
        "web:bulk.ask_one",
        "web:bulk.ask_other",
        "web:submissions.key.avail",
      ],
      toast: ["web:requests.sent.Avail"],
      pill: [
        "web:catalog.bookingStatuses.Avail",
        "web:submissions.short.Avail",
        "web:requests.kinds.Avail",
        "web:dashboard.entry.Avail",
        "web:calendar.word.Avail",
      ],
      tab: ["web:catalog.stages.Avail"],
      mail: ["file:kinds.Avail"],
      log: ["web:audit.event.AvailRequested", "web:audit.value.Avail"],
    },
    not: /\bask (?:\S+ \S+ )?about days|avail asked/iu,
  },
  {
    name: "casting requests a first refusal",
    stem: { en: /first refusal/iu, tr: /ilk opsiyon/iu, ar: /أولوية (?:ال)?حجز/u },
    texts: {
      button: ["web:requests.send.FirstRefusal"],
      toast: ["web:requests.sent.FirstRefusal"],
      pill: [
        "web:requests.kinds.FirstRefusal",
        "web:submissions.clashOf.FirstRefusal",
        "web:dashboard.entry.FirstRefusal",
      ],
      mail: ["file:kinds.FirstRefusal"],
      log: ["web:audit.value.FirstRefusal"],
    },
  },
  {
    name: "casting requests a hold",
    stem: { en: /\bhold/iu, tr: /opsiyon/iu, ar: /حجز مبدئي|الحجز المبدئي/u },
    texts: {
      button: ["web:requests.send.Hold"],
      toast: ["web:requests.sent.Hold"],
      pill: [
        "web:requests.kinds.Hold",
        "web:submissions.clashOf.Hold",
        "web:dashboard.entry.Hold",
        "web:calendar.word.Hold",
      ],
      mail: ["file:kinds.Hold"],
      log: ["web:audit.value.Hold"],
    },
  },
  {
    name: "casting makes an offer",
    stem: { en: /\boffer/iu, tr: /teklif/iu, ar: /عرض/u },
    texts: {
      button: ["web:requests.open.offer", "web:requests.send.Offer"],
      toast: ["web:requests.sent.Offer"],
      pill: [
        "web:catalog.bookingStatuses.Offered",
        "web:submissions.short.Offered",
        "web:requests.kinds.Offer",
        "web:calendar.word.Offer",
      ],
      mail: ["file:kinds.Offer"],
      log: ["web:audit.event.OfferMade", "web:audit.value.Offer"],
    },
  },
  {
    name: "casting invites somebody to submit",
    stem: { en: /\binvit/iu, tr: /dave?t/iu, ar: /دع/u },
    texts: {
      button: ["web:people.invite", "web:people.sendInvitation"],
      toast: ["web:people.invited"],
      log: ["web:audit.event.InvitationSent"],
    },
  },
  {
    name: "a request expires",
    stem: { en: /expired/iu, tr: /süresi .*?dol/iu, ar: /انتهت/u },
    texts: {
      pill: ["web:requests.statuses.Expired", "web:project-detail.answer.Expired"],
      tab: ["web:waiting.EndedRequest"],
      notice: ["notice:request-expired"],
      mail: [
        "mail:request-expired.talent.subject",
        "mail:request-expired.agent.subject",
        "mail:request-expired.casting.body",
      ],
      log: ["web:audit.event.RequestExpired"],
    },
    not: /ended by itself|no answer in time/iu,
  },
  {
    name: "casting pauses and resumes submissions",
    stem: { en: /\bpaused?|\bresumed?/iu, tr: /durdur|sürdür/iu, ar: /إيقاف|أوقف|استئناف|استؤنف/u },
    texts: {
      button: ["web:project-detail.hold", "web:project-detail.unhold"],
      toast: ["web:project-detail.held", "web:project-detail.unheld"],
    },
    labels: { "web:catalog.roleStatuses.OnHold": "On hold" },
  },
  {
    name: "a company closes a project",
    stem: { en: /\bclose/iu, tr: /kapa/iu, ar: /إغلاق|أغلق|مغلق/u },
    texts: {
      button: ["web:project-menu.close", "web:project-menu.closeTitle"],
      toast: ["web:project-menu.closed"],
      pill: ["web:catalog.projectStatuses.Closed", "web:project-detail.did.closed"],
      notice: ["notice:project-closed", "notice:project-ended"],
      log: ["web:audit.event.ProjectClosed"],
    },
  },
];
