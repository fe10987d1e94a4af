import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that name the network of one customer; the others are the customer's own to choose. */
const IPV6_PREFIX = 64;

/**
 * What counts as one client by its address: an IPv4 address itself, of an IPv6 address its /64 network, since whoever
 * has one address there has all. Null for what is no address.
 */
export function clientNetwork(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return null;
  // `process` reads ::ffff:192.0.2.1 as the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}
