import { createElement, type ComponentPropsWithRef, type ElementType } from "react";
import { layoutOf, type LayoutProps } from "./layout-classes.ts";

type Props<T extends ElementType> = LayoutProps & { readonly as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | "as"
  >;

/** An element with the space, surface and text of the design, that lays out nothing. */
export function Box<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("", as, props));
}

/** Words in one of the design's sizes and tones. */
export function Text<T extends ElementType = "span">({ as, ...props }: Props<T>) {
  return createElement(as ?? "span", layoutOf("", as, props));
}

/** Parts below each other. */
export function Stack<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("stack", as, props));
}

/** Parts beside each other. */
export function Row<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("row", as, props));
}

/** Parts in columns. */
export function Grid<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("stack", as, props));
}

/** Parts below each other on a framed surface. */
export function Card<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("stack card", as, props));
}

/** Buttons and fields beside each other, in as many lines as they need. */
export function Toolbar<T extends ElementType = "div">({ as, ...props }: Props<T>) {
  return createElement(as ?? "div", layoutOf("row tools", as, props));
}
