import {
  create,
  type DescService,
  type MessageInitShape,
  type MessageShape,
  type Message,
} from "@bufbuild/protobuf";
import type { GenService, GenServiceMethods } from "@bufbuild/protobuf/codegenv2";
import {
  Metadata,
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerUnaryCall,
  type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { SpanKind, SpanStatusCode, type Tracing } from "@callboard/tracing/tracing.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { bearerToken, type TokenVerifier } from "@callboard/kit/internal-token.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { assertTimeLeft, limitTime } from "@callboard/kit/process/deadline.ts";
import { COST_TRAILER, costOf, newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import type { Result } from "@callboard/kit/result.ts";
import { toFailure } from "@callboard/kit/to-failure.ts";
import { toDefinition } from "./definition.ts";
import { toStatus } from "./failure-status.ts";
import { healthDefinition, healthImplementation } from "./health-service.ts";

/** What a method of a gRPC service knows of its call. */
interface CallContext {
  readonly actor: Actor;
  readonly requestId: string;
}

/** The methods of a service by their local names; each answers a Result. */
export type Implementation<Methods extends GenServiceMethods> = {
  readonly [K in keyof Methods]: (
    request: MessageShape<Methods[K]["input"]>,
    context: CallContext,
  ) => Promise<Result<MessageInitShape<Methods[K]["output"]>>>;
};

/** A service with its methods, ready to be served. */
export interface Implemented {
  readonly service: DescService;
  readonly methods: Readonly<
    Record<string, (request: never, context: CallContext) => Promise<Result<Record<string, unknown>>>>
  >;
}

/** Pairs a protobuf service with its implementation; the compiler checks every method. */
export function implement<Methods extends GenServiceMethods>(
  service: GenService<Methods>,
  methods: Implementation<Methods>,
): Implemented {
  return { service, methods: methods as Implemented["methods"] };
}

export interface GrpcServerOptions {
  readonly host: string;
  readonly port: number;
  readonly services: readonly Implemented[];
  readonly verify: TokenVerifier;
  readonly log: Log;
  readonly tracing?: Tracing;
  /** What the health service answers. */
  readonly isReady: () => Promise<boolean>;
  /** Milliseconds after which a connection is to be made again, so that clients find new servers. 5 minutes. */
  readonly maxConnectionAgeMs?: number;
}

const CONNECTION_AGE_MS = 300_000;
/** Calls may finish for so long after their connection has reached its age. */
const CONNECTION_GRACE_MS = 10_000;

export interface GrpcServer {
  readonly port: number;
  /** Lets running calls finish, then closes. */
  close(): Promise<void>;
}

/** Starts a gRPC server; every call except health needs a valid internal token. */
export async function startGrpcServer(options: GrpcServerOptions): Promise<GrpcServer> {
  const server = new Server({
    "grpc.max_receive_message_length": 4 * 1024 * 1024,
    "grpc.max_connection_age_ms": options.maxConnectionAgeMs ?? CONNECTION_AGE_MS,
    "grpc.max_connection_age_grace_ms": CONNECTION_GRACE_MS,
  });
  for (const { service, methods } of options.services) {
    const handlers: UntypedServiceImplementation = {};
    for (const method of service.methods) {
      const run = methods[method.localName];
      if (!run) throw new Error(`${service.typeName} lacks ${method.name}.`);
      handlers[method.localName] = unaryHandler(options, async (request, context) => {
        const result = await run(request as never, context);
        return result.ok ? { ok: true, value: create(method.output, result.value) } : result;
      });
    }
    server.addService(toDefinition(service), handlers);
  }
  server.addService(healthDefinition, healthImplementation(options.isReady));
  const port = await bind(server, `${options.host}:${options.port}`);
  return { port, close: () => close(server) };
}

/** What is the server's fault; anything else is an answer. */
const SERVER_FAULTS = new Set([status.INTERNAL, status.UNAVAILABLE, status.UNKNOWN]);

type Run = (request: Message, context: CallContext) => Promise<Result<Message>>;

function unaryHandler(options: GrpcServerOptions, run: Run) {
  return (call: ServerUnaryCall<Message, Message>, send: sendUnaryData<Message>): void => {
    const metadata = call.metadata.getMap();
    const requestId = textOf(metadata["x-request-id"]) ?? newId();
    const rpc = call.getPath().slice(1);
    const scope = newScope({
      requestId,
      traceparent: textOf(metadata["traceparent"]),
      tracing: options.tracing,
      span: {
        name: rpc,
        kind: SpanKind.SERVER,
        attributes: { "rpc.system.name": "grpc", "rpc.method": rpc },
      },
    });
    const reply: sendUnaryData<Message> = (error, ...rest) => {
      const code = error === null ? status.OK : (error.code ?? status.UNKNOWN);
      scope.span.setAttribute("rpc.response.status_code", status[code]);
      if (SERVER_FAULTS.has(code)) scope.span.setStatus({ code: SpanStatusCode.ERROR });
      scope.span.end();
      send(error, ...rest);
    };
    limitTime(scope, millisecondsUntil(call.getDeadline()));
    const respond = async (): Promise<void> => {
      assertTimeLeft();
      const token = bearerToken(textOf(metadata["authorization"]));
      const caller = await options.verify(token ?? "");
      if (!caller.ok) return reply(toStatus(caller.failure));
      const { actor, clientNetwork } = caller.value;
      Object.assign(scope, { token, clientNetwork });
      const result = await run(call.request, { actor, requestId });
      if (!result.ok) return reply(toStatus(result.failure));
      const cost = new Metadata();
      cost.set(COST_TRAILER, costOf(scope));
      return reply(null, result.value, cost);
    };
    runInScope(scope, respond).catch((error: unknown) =>
      reply(toStatus(toFailure(error, options.log, "a gRPC method failed unexpectedly"))),
    );
  };
}

const millisecondsUntil = (deadline: Date | number): number => Number(deadline) - Date.now();

function textOf(value: string | Buffer | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function bind(server: Server, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

const CLOSE_MS = 5_000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.forceShutdown(), CLOSE_MS);
    server.tryShutdown(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
