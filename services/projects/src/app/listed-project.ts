/** A project in a list; its cursor continues after it. */
export interface ListedProject {
  readonly id: string;
  readonly cursor: string;
}
