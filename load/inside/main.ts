/**
 * The script that k6 runs: the people of one scenario, each repeating journeys until time is up. Its settings come
 * from `npm run load`; see load/load.ts.
 */
import exec from "k6/execution";
import { planOf, SCENARIOS } from "../plan.ts";
import { inbox as writeAndRead } from "./journeys/inbox.ts";
import { review as reviewRole } from "./journeys/review.ts";
import { search as findRoles } from "./journeys/search.ts";
import { arrive } from "./journeys/sign-in.ts";
import { submit as submitOnce } from "./journeys/submit.ts";
import { upload as sendPicture } from "./journeys/upload.ts";
import { pause } from "./pause.ts";
import { SCENARIO, SIZE } from "./settings.ts";
import { sessionAs, type Session } from "./sign-in.ts";

const scenario = SCENARIOS[SCENARIO];
if (!scenario) throw new Error(`There is no scenario ${SCENARIO}.`);

export const options = {
  ...planOf(scenario, SIZE),
  maxRedirects: 0,
  summaryTrendStats: ["avg", "med", "p(95)", "p(99)", "max", "count"],
};

/** Half of the people who look for roles are performers, the other half agents acting for clients. */
const performer = (): Session | null => sessionAs(exec.vu.idInTest % 2 === 0 ? "agent" : "talent");

function as<Done>(session: Session | null, journey: (session: Session) => Done): Done | void {
  if (session) return journey(session);
  pause(5);
}

export const search = (): void => as(performer(), findRoles);
export const submit = (): void => as(performer(), submitOnce);
export const review = (): void => as(sessionAs("producer"), reviewRole);
export const upload = (): void => as(performer(), sendPicture);
export const signIn = arrive;

/** Two people per iteration: a producer, and the performer who receives the message. */
export async function inbox(): Promise<void> {
  const talent = sessionAs("talent");
  await as(sessionAs("producer"), async (producer) => {
    if (talent) await writeAndRead(producer, talent);
    else pause(5);
  });
}
