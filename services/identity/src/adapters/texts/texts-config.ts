import { z } from "zod";

const SENDER = /^[\p{L}\p{N} +]{1,20}$/u;

/** The settings for sending text messages; a service parses them in addition to its own. */
export const textsConfig = z
  .object({
    /**
     * How text messages leave. `off`: nobody signs in by phone. `mailbox`: the development mailbox shows them. `json`
     * and `form`: the two ways in which providers take a message over HTTP.
     */
    TEXTS: z.enum(["off", "mailbox", "json", "form"]).default("off"),
    /** Where messages are posted. */
    TEXTS_URL: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
    /** The bearer token; of `form`, the password of TEXTS_USER. */
    TEXTS_SECRET: z.string().min(1).optional(),
    /** The account at a provider that takes forms. */
    TEXTS_USER: z.string().min(1).optional(),
    /** Whom messages come from: a number or a name that the provider knows. */
    TEXTS_FROM: z.string().regex(SENDER, "must be a number or a short name").optional(),
    /** Text messages that the whole installation sends per hour: what they may cost. */
    TEXTS_PER_HOUR: z.coerce.number().int().min(1).default(500),
  })
  .superRefine((config, context) => {
    const needed = {
      off: [],
      mailbox: ["TEXTS_URL", "TEXTS_SECRET"],
      json: ["TEXTS_URL", "TEXTS_SECRET", "TEXTS_FROM"],
      form: ["TEXTS_URL", "TEXTS_SECRET", "TEXTS_FROM", "TEXTS_USER"],
    } as const;
    for (const name of needed[config.TEXTS])
      if (config[name] === undefined)
        context.addIssue({ code: "custom", path: [name], message: `is missing: TEXTS=${config.TEXTS}` });
  });

export type TextsConfig = z.output<typeof textsConfig>;
