import type { GenService, GenServiceMethods } from "@bufbuild/protobuf/codegenv2";
import { implement, startGrpcServer, type Implementation, type Implemented } from "@callboard/grpc/server.ts";
import { createTokenVerifier } from "@callboard/kit/internal-token.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { TestKeys } from "./as-actor.ts";

/** Another service, faked by a test over real gRPC: it verifies tokens like the real one. */
export interface GrpcFake {
  /** `host:port` */
  readonly target: string;
  close(): Promise<void>;
}

/** Pairs a service with the methods that a test implements; the others fail loudly if called. */
export function fake<Methods extends GenServiceMethods>(
  service: GenService<Methods>,
  methods: Partial<Implementation<Methods>>,
): Implemented {
  const missing = Object.fromEntries(
    service.methods.map((method) => [
      method.localName,
      () => Promise.reject(new Error(`the test does not answer ${method.name}`)),
    ]),
  );
  return implement(service, { ...missing, ...methods } as Implementation<Methods>);
}

/** Serves faked services on a free port. */
export async function startGrpcFake(keys: TestKeys, ...services: readonly Implemented[]): Promise<GrpcFake> {
  const verify = await createTokenVerifier(keys.jwks);
  const server = await startGrpcServer({
    host: "127.0.0.1",
    port: 0,
    services,
    verify,
    log: createLog("fake", "silent"),
    isReady: () => Promise.resolve(true),
  });
  return { target: `127.0.0.1:${server.port}`, close: server.close };
}
