/** A phone number as people write it, without what only groups its digits: "+1 (310) 555-0134" → "+13105550134". */
export function plainPhone(written: string): string {
  return written.replace(/[\s().\-/\u00a0]/g, "");
}
