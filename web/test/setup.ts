import { format } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";
import { forgetSeconds, holdSeconds } from "./held-seconds.ts";

expect.extend(toHaveNoViolations);
// Pages of Ant Design are slow to search by role in jsdom.
configure({ asyncUtilTimeout: 60_000 });

holdSeconds();
afterEach(forgetSeconds);

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

// jsdom knows no pseudo elements and says so on each call. It knows no lengths either, where a browser has at least
// none: what measures a text area would make NaN of them.
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => {
  const style = getComputedStyle(element);
  const valueOf = style.getPropertyValue.bind(style);
  style.getPropertyValue = (name) => valueOf(name) || (/^(padding|border)-/.test(name) ? "0px" : "");
  return style;
};

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

// What React, antd or a page complains of is a defect of the page, also where nothing else of it shows.
const complaints: string[] = [];
for (const level of ["error", "warn"] as const) {
  // oxlint-disable-next-line no-console -- this is where the console is watched
  console[level] = (...parts: readonly unknown[]) => {
    complaints.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join("\n\n"));
});
