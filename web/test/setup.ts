import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);
// Pages of Ant Design are slow to search by role in jsdom.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing: what pages ask a browser about its screen is answered here, plainly.
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }),
});

Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(globalThis, { scrollTo: () => undefined });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// jsdom knows no pseudo elements and says so on each call.
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle(element);

// Forms hand work on through a channel.
class Channel {
  readonly port1: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) };
}

Object.assign(globalThis, { MessageChannel: Channel });

// Tests wait for what they expect to see; updates in between need no wrapping.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Node's FormData, which stands in for jsdom's here, knows no forms.
const PlainFormData = FormData;
class FormDataOfForms extends PlainFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const element of form?.elements ?? []) {
      if (element instanceof HTMLInputElement && element.name !== "")
        this.append(element.name, element.value);
    }
  }
}

Object.assign(globalThis, { FormData: FormDataOfForms });
