import {
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethod,
  type DescService,
  type Message,
} from "@bufbuild/protobuf";
import type { MethodDefinition } from "@grpc/grpc-js";

/** A unary method of a protobuf service in the form that grpc-js wants. */
export type UnaryDefinition = MethodDefinition<Message, Message>;

/** Turns a protobuf-es service into a grpc-js definition, by the local names of its methods. Unary methods only. */
export function toDefinition(service: DescService): Record<string, UnaryDefinition> {
  return Object.fromEntries(service.methods.map((method) => [method.localName, unary(service, method)]));
}

function unary(service: DescService, method: DescMethod): UnaryDefinition {
  return {
    path: `/${service.typeName}/${method.name}`,
    requestStream: false,
    responseStream: false,
    requestSerialize: serialize(method.input),
    requestDeserialize: deserialize(method.input),
    responseSerialize: serialize(method.output),
    responseDeserialize: deserialize(method.output),
  };
}

function serialize(schema: DescMessage): (message: Message) => Buffer {
  return (message) => Buffer.from(toBinary(schema, message));
}

function deserialize(schema: DescMessage): (bytes: Buffer) => Message {
  return (bytes) => fromBinary(schema, bytes);
}
