/** A phone number without the characters that only group its digits: "+1 (310) 555-0134" → "+13105550134". */
export function plainPhone(written: string): string {
  return written.replace(/[\s().\-/\u00a0]/g, "");
}
