/** What an error of the SMTP client means for the mail and for the operator. */
export interface SmtpError {
  /** True if the server examined this mail and will never accept it. */
  readonly isFinal: boolean;
  /** What to do, without anything that was sent or received. */
  readonly advice: string;
}

/** The facts of a nodemailer error that are not secret. */
export interface SmtpFacts {
  /** nodemailer's error code: ECONNECTION, EAUTH, ... */
  readonly code: string;
  /** The server's status code, 0 if there is none. */
  readonly status: number;
  /** The step that failed: CONN, AUTH PLAIN, MAIL FROM, RCPT TO, DATA. */
  readonly step: string;
}

const PERMANENT = 500;
/** An out-of-order command, which says nothing about the mail. */
const BAD_SEQUENCE = 503;
const TOO_LARGE = 552;
const SIGN_IN_FIRST: readonly number[] = [530, 538];
/** Words by which servers say that they relay nothing for us, whoever the receiver is. */
const NO_RELAY = /relay/i;
/** Errors of a mail itself that nodemailer finds before it contacts the server. */
const OWN_REFUSAL = ["EENVELOPE", "EMESSAGE"];

const CLOSED = "does not answer: start it, or correct the host and port in MAIL_URL. Mail will be retried";
const ADVICE: Readonly<Record<string, string>> = {
  EAUTH: "refuses the user: correct the user and password in MAIL_URL. Mail will be retried",
  ENOAUTH: "asks for a user: write user and password into MAIL_URL. Mail will be retried",
  EDNS: "cannot be found: correct the host in MAIL_URL. Mail will be retried",
  ETLS:
    "offers no encryption that can be trusted: give it a certificate of a known authority for the host in MAIL_URL, " +
    "or write smtps:// where it speaks TLS from the start",
  ETIMEDOUT: "is too slow, or something else listens there: correct MAIL_URL, or look after the server",
  EABORT: "is too slow, or something else listens there: correct MAIL_URL, or look after the server",
};

/**
 * Distinguishes mails that will never be accepted from those that may be accepted later, and says what to do. `fault`
 * is what is wrong with the server's certificate, if anything.
 */
export function classifySmtpError(facts: SmtpFacts, response = "", fault: string | null = null): SmtpError {
  const { code, status } = facts;
  if (fault) return passing(`shows a certificate that ${fault}. Mail will be retried`);
  if (SIGN_IN_FIRST.includes(status)) return passing(ADVICE["ENOAUTH"]);
  if (status >= PERMANENT && status !== BAD_SEQUENCE) return refusal(facts, response);
  if (status > 0) return passing("takes no mail right now. Mail will be retried");
  if (OWN_REFUSAL.includes(code)) return final("A mail cannot be written as one");
  return passing(ADVICE[code]);
}

/** The server says that retrying is useless: because of the mail, or because of the sender. */
function refusal({ code, status, step }: SmtpFacts, response: string): SmtpError {
  if (!OWN_REFUSAL.includes(code)) return passing(ADVICE[code]);
  if (step === "MAIL FROM" && status !== TOO_LARGE)
    return passing("refuses the sender: correct MAIL_FROM. Mail will be retried");
  if (step === "RCPT TO" && NO_RELAY.test(response))
    return passing(
      "sends nothing on for us: allow this host there, or write user and password into MAIL_URL",
    );
  return final("The mail server refuses a mail for good");
}

const final = (advice: string): SmtpError => ({ isFinal: true, advice });
const passing = (advice = CLOSED): SmtpError => ({ isFinal: false, advice: `The mail server ${advice}` });
