/** What would make a name pass for words of ours, or for a link. */
const MISLEADING = /:\/\/|www\.|callboard/iu;

/**
 * The name of a company in a mail to an address that may belong to nobody here. Names from before such names were
 * refused are left out if they could mislead.
 */
export function nameForStrangers(name: string): string {
  return MISLEADING.test(name.normalize("NFKC")) ? "" : name;
}
