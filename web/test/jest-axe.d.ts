declare module "jest-axe" {
  type Axe = (html: Element | string, options?: Record<string, unknown>) => Promise<unknown>;
  export const axe: Axe;
  export const toHaveNoViolations: jest.ExpectExtendMap;
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
