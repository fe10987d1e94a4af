import type {
  Client,
  MethodDefinition,
  sendUnaryData,
  ServerUnaryCall,
  UntypedServiceImplementation,
} from "@grpc/grpc-js";

/** grpc.health.v1: the request is not read (one answer for the whole process), the answer is one enum. */
const SERVING = 1;
const NOT_SERVING = 2;
const STATUS_FIELD = 0x08;

const check: MethodDefinition<Buffer, number> = {
  path: "/grpc.health.v1.Health/Check",
  requestStream: false,
  responseStream: false,
  requestSerialize: (bytes) => bytes,
  requestDeserialize: (bytes) => bytes,
  responseSerialize: (status) => Buffer.from([STATUS_FIELD, status]),
  responseDeserialize: (bytes) => bytes[1] ?? 0,
};

/** The standard health checking protocol (Check only; probes do not watch). */
export const healthDefinition = { check };

export function healthImplementation(isReady: () => Promise<boolean>): UntypedServiceImplementation {
  return {
    check: (_call: ServerUnaryCall<Buffer, number>, reply: sendUnaryData<number>) => {
      isReady().then(
        (ready) => reply(null, ready ? SERVING : NOT_SERVING),
        () => reply(null, NOT_SERVING),
      );
    },
  };
}

const HEALTH_MS = 1_000;

/** Whether a server answers within a second that it is ready. */
export function isServing(client: Client): Promise<boolean> {
  const { path, requestSerialize, responseDeserialize } = check;
  return new Promise((resolve) => {
    const deadline = Date.now() + HEALTH_MS;
    client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      Buffer.alloc(0),
      { deadline },
      (error, status) => resolve(!error && status === SERVING),
    );
  });
}
