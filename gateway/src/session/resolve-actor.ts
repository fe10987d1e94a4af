import { TOKEN_SCOPES } from "@callboard/catalog/rules/access-tokens.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import { createGrpcClient, type ClientOptions } from "@callboard/grpc/client.ts";
import type { Session as MemberSession } from "@callboard/proto/identity/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import type { ResolveActor, ResolveToken } from "#session/authenticate.ts";

/** Characters of a header that identity reads. */
const MAX_USER_AGENT = 512;

/** The gateway's client of identity. */
export const openIdentity = (options: ClientOptions) => createGrpcClient(IdentityService, options);

/** Resolves verified access tokens at identity; roles come from identity, never from the token. */
export function resolveWith(identity: ReturnType<typeof openIdentity>): ResolveActor {
  return async (claims, userAgent): Promise<Member> => {
    const session = await identity.resolveSession(
      {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified,
        givenName: claims.given_name,
        familyName: claims.family_name,
        realmRoles: claims.realm_access.roles,
        issuedAt: BigInt(claims.iat),
        sessionId: claims.sid,
        signedInAt: BigInt(claims.auth_time ?? 0),
        userAgent: userAgent.slice(0, MAX_USER_AGENT),
      },
      { asSystem: true },
    );
    if (!session.ok) throw new FailureError(session.failure);
    return {
      ...toMember(session.value),
      signedInAt: claims.auth_time,
      ...(claims.sid === "" ? {} : { sessionId: claims.sid }),
    };
  };
}

/** Resolves members' own access tokens at identity. Nothing that needs a recent sign-in is done by one. */
export function resolveTokensWith(identity: ReturnType<typeof openIdentity>): ResolveToken {
  return async (tokenHash) => {
    const resolved = await identity.resolveAccessToken({ tokenHash }, { asSystem: true });
    if (!resolved.ok) throw new FailureError(resolved.failure);
    const { session, scopes } = resolved.value;
    if (session === undefined) throw new FailureError(unavailable("identity"));
    return { actor: toMember(session), scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)) };
  };
}

function toMember(session: MemberSession): Member {
  const { userId, roles, companyId, companyApproved, linkedTalentIds } = session;
  const { registered, suspended, minor, version } = session;
  return {
    kind: "member",
    userId,
    roles,
    organisationId: companyId === "" ? null : companyId,
    organisationApproved: companyApproved,
    representedIds: linkedTalentIds,
    registered,
    suspended,
    minor,
    version: Number(version),
  };
}
