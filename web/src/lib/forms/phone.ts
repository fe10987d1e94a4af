/**
 * A phone number as the server stores it; what is no number stays as typed, for the server to say so, which reads it by
 * the same function. The rules of all countries are loaded only here.
 */
export async function plainPhone(written: string): Promise<string> {
  const typed = written.trim();
  if (typed === "") return "";
  const rules = await import("@callboard/phone/phone.ts").catch(() => null);
  return rules?.parsePhone(typed) ?? typed;
}
