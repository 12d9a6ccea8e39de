/** The verbs of a browser's window, as each engine's adapter has them. */
export type Window = {
  /** Loads an address and waits for its load event. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** @param width of the window, in px */
  resize: (width: number, height: number) => Promise<void>;
  /** Evaluates an expression whose value is a promise of a text. */
  evaluate: (expression: string) => Promise<string>;
  /** Moves the mouse or presses keys, in the form of WebDriver's "Perform Actions". */
  act: (sources: InputSource[]) => Promise<void>;
  /** Chooses a file in the field that a CSS selector finds. */
  choose: (selector: string, file: string) => Promise<void>;
  close: () => Promise<void>;
};

export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

export type Engine = {
  /** Opens a window of somebody who comes for the first time: nothing is cached, nobody is signed in. */
  newWindow: () => Promise<Window>;
  close: () => Promise<void>;
};
