import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";

/** Shared with mutated code, which reads the active mutant here and writes the mutants that were reached. */
export const switchboard: { [Name in keyof InstrumenterContext]: InstrumenterContext[Name] | undefined } = {};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: switchboard });
