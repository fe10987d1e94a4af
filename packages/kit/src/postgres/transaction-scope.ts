import { AsyncLocalStorage } from "node:async_hooks";

/** One open transaction; what was started inside and outlives it is outside again. */
interface OpenTransaction {
  isOpen: boolean;
}

const storage = new AsyncLocalStorage<OpenTransaction>();

/** Runs the work of a transaction so that everything it awaits counts as inside, until it has ended. */
export async function runInsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { isOpen: true };
  try {
    return await storage.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Throws inside a database transaction. A call that leaves the process there would hold a connection and row locks for as
 * long as the other side takes. `call` names it: "grpc identity", "payments.openCheckout".
 */
export function assertOutsideTransaction(call: string): void {
  if (storage.getStore()?.isOpen)
    throw new Error(`${call} was called inside a database transaction: fetch first, then write.`);
}

/** The same port, whose methods (and those of its parts) throw inside a database transaction. */
export function outsideTransactions<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      const path = `${name}.${String(property)}`;
      if (typeof value === "function")
        return (...args: unknown[]): unknown => {
          assertOutsideTransaction(path);
          return Reflect.apply(value, target, args);
        };
      return typeof value === "object" && value !== null ? outsideTransactions(path, value) : value;
    },
  });
}
