/**
 * What a member's own access token may do, of what the member may: `Read` runs queries, `Write` runs mutations. No token
 * does what the gateway's list keeps for those who have signed in, and admins have none.
 */
export const TOKEN_SCOPES = ["Read", "Write"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
