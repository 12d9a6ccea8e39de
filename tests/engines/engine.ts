/** A browser's window, as each engine's adapter has it. */
export type Window = {
  /** Loads an address and waits for its load event. */
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** @param width of the window, in px */
  resize: (width: number, height: number) => Promise<unknown>;
  /** Evaluates an expression whose value is a promise of a text. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point, in px of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types a text in one go: a list forgets the first letters of somebody who pauses. */
  type: (text: string) => Promise<unknown>;
  /** Empties the field that has the focus, by keys. */
  clear: () => Promise<unknown>;
  /** Chooses a file in the page's only field for one. */
  choose: (file: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

export type Engine = {
  /** Opens a window of somebody who comes for the first time: nothing is cached, nobody is signed in. */
  newWindow: () => Promise<Window>;
  close: () => Promise<unknown>;
};
