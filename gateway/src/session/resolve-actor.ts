import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { createGrpcClient, type ClientOptions } from "@callboard/grpc/client.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import type { ResolveActor } from "#session/authenticate.ts";

/** Characters of a header that identity reads. */
const MAX_USER_AGENT = 512;

/** The gateway's client of identity. */
export const openIdentity = (options: ClientOptions) => createGrpcClient(IdentityService, options);

/** Resolves verified access tokens at identity; roles come from identity, never from the token. */
export function resolveWith(identity: ReturnType<typeof openIdentity>): ResolveActor {
  return async (claims, userAgent): Promise<Actor> => {
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
    const {
      userId,
      roles,
      companyId,
      companyApproved,
      linkedTalentIds,
      registered,
      suspended,
      minor,
      version,
    } = session.value;
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
      signedInAt: claims.auth_time,
      ...(claims.sid === "" ? {} : { sessionId: claims.sid }),
    };
  };
}
