/** A project in a list: its cursor leads to what follows it. */
export interface ListedProject {
  readonly id: string;
  readonly cursor: string;
}
