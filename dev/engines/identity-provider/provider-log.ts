/** The part of a pino logger that the engine uses. */
export type ProviderLog = {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
};

/** One message to one address, as plain text. */
export type ProviderMail = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends a message; resolves when it has been accepted. */
export type SendProviderMail = (message: ProviderMail) => Promise<void>;
