import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";
import "./console-watch.ts";
import { forgetSeconds, holdSeconds } from "./held-seconds.ts";

expect.extend(toHaveNoViolations);
// Searching Ant Design pages by role is slow in jsdom.
configure({ asyncUtilTimeout: 60_000 });

holdSeconds();
afterEach(forgetSeconds);

// jsdom renders nothing: queries about the screen get simple fixed responses here.
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
Object.assign(performance, { getEntriesByType: () => [] });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// jsdom does not support pseudo-elements and logs an error for each call. It has no lengths either, from which code
// that measures a text area would compute NaN.
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => {
  const style = getComputedStyle(element);
  const valueOf = style.getPropertyValue.bind(style);
  style.getPropertyValue = (name) => valueOf(name) || (/^(padding|border)-/.test(name) ? "0px" : "");
  return style;
};

// Forms schedule work through a MessageChannel.
class Channel {
  readonly port1: { onmessage: ((event: unknown) => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.({})) };
}

Object.assign(globalThis, { MessageChannel: Channel });

// Tests wait for what they expect to see; updates in between need no `act`.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// URL is the runtime's own, which all test files of a worker share: what one replaces, the next would use.
const { createObjectURL, revokeObjectURL } = URL;
afterAll(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));

// Node's FormData, which replaces jsdom's here, does not support forms.
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

// What jsdom's files are made of is not the global Blob, and is read by its FileReader alone.
const FileBlob = Object.getPrototypeOf(File.prototype) as Blob;
if (!("arrayBuffer" in FileBlob)) {
  const arrayBuffer = function (this: Blob): Promise<ArrayBuffer> {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(reader.result as ArrayBuffer));
      reader.addEventListener("error", () => reject(reader.error));
      reader.readAsArrayBuffer(this);
    });
  };
  Object.assign(FileBlob, { arrayBuffer });
}
