/** What in-page/observe.js records of a page. Times in ms. */
export type Seen = {
  fcp: number;
  lcp: number;
  element: string;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
  /** How long each event of a tap or a key took to be painted. */
  events: number[];
  /** When the browser last reported anything. */
  last: number;
};

declare global {
  interface Window {
    benchSeen: Seen;
    /** When the first dish was painted, its price included (in-page/first-cards.js). */
    benchCards: number | undefined;
    /** One entry for each key that changed the list (in-page/keystrokes.js). */
    benchKeys: { first: number; took: number }[];
  }
}
