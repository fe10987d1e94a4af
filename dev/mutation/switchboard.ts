import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";

/** What the changed code reads, which change is on, and writes, which changes it came by. */
export const switchboard: { [Name in keyof InstrumenterContext]: InstrumenterContext[Name] | undefined } = {};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: switchboard });
