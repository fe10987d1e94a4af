const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Why an address may not be put under load; null if it may. Only this machine's loopback address is allowed unless
 * the user confirms that they own the target.
 */
export function refusalOfTarget(address: string, isOwned: boolean): string | null {
  if (!URL.canParse(address)) return `${address} is no address; say one such as http://localhost:4000.`;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return `${protocol} is neither http nor https.`;
  if (isOwned || LOOPBACK.test(hostname)) return null;
  return `${hostname} is not this machine. A load on somebody else's system is an attack: if it is yours to burden, say --i-own-this-target.`;
}
