export const texts = {
  termsLead:
    "What everyone who uses this installation of Callboard agrees to. Its operator may add terms of their own.",
  privacyLead: "What is kept about you, who sees it, and how to have it removed.",
  terms: {
    service: {
      title: "What Callboard is",
      text: "Callboard is open-source software that brings casting and performers together. It isn't a party to what you agree with each other, and it takes no share of anyone's pay.",
    },
    account: {
      title: "Your account",
      text: "One account is one person. Give your real name and keep your password to yourself. Agents act for clients who have accepted the link, and clients can end it at any time.",
    },
    casting: {
      title: "Fair casting",
      text: "Projects are real, say what they pay or that they're unpaid, and describe nudity and adult scenes before anyone submits. Nobody is charged for submitting or auditioning. Roles are cast by what a person can play.",
    },
    conduct: {
      title: "Conduct",
      text: "No harassment, no scams, no requests to move money or to leave Callboard before a booking. Report what goes against this; an admin looks at every report and can suspend an account, with a reason.",
    },
    content: {
      title: "Your material",
      text: "Photos, reels and texts stay yours. You let casting, agents and other members see them as your settings say, for casting and nothing else. Upload only what you have the right to share.",
    },
    plans: {
      title: "Plans",
      text: "What each plan includes and costs is listed where you choose one. You can cancel at any time; the plan runs until its period ends. No plan changes where you appear in search.",
    },
    ending: {
      title: "Leaving",
      text: "You can close your account at any time, unless you have a booking coming up. It's erased after 30 days; until then you can change your mind.",
    },
  },
  privacy: {
    kept: {
      title: "What is kept",
      text: "Your name, email address and phone number, the year you were born, what you add to your profile, your submissions and their history, your messages, and your settings. Of your date of birth only the year is stored.",
    },
    seen: {
      title: "Who sees it",
      text: "Members see your profile. Casting sees what you submit. Email, phone and media that you keep private are for you, your linked agent, every company that you submit to, and Callboard's admins. What you make public is open to guests too. Groups and notes that casting makes are seen by that company only.",
    },
    minors: {
      title: "Minors",
      text: "Performers under 18 are represented by a guardian or agent. A role with nudity or adult scenes states a minimum age of 18, and nobody under 18 can submit to it, be invited, audition, be held or be booked for it. Strangers can't write to them first.",
    },
    messages: {
      title: "Messages",
      text: "Only the people in a conversation can read it. Admins read a message only when someone in the conversation reports it. Messages you sent stay with the people who received them.",
    },
    files: {
      title: "Files",
      text: "Photos are stored without the location and device they were taken with. Documents and private media are served through links that expire.",
    },
    yours: {
      title: "Your rights",
      text: "You can download what you sent and what was sent to you, correct it, and close your account. A company's private notes about you are that company's: ask it for a copy. Your data is erased 30 days later; what others need to keep, such as the fact of a booking, stays without your name.",
    },
    cookies: {
      title: "Cookies",
      text: "Callboard uses one cookie to keep you signed in, and your browser's storage for settings and drafts. Nothing tracks you, and nothing is sold or shared for advertising.",
    },
  },
};
