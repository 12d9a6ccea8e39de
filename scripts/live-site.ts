import { documentsOf, firestoreOf, type Project } from './project';

/** How long one answer may take, in ms. */
const TIMEOUT_MS = 30_000;

export type Answer = { status: number; headers: Headers; text: string };

/** A published site and its Firebase project. Every address is read once. */
export type Site = {
  origin: string;
  project: Project;
  /** How many dishes the menu must have. */
  dishes: number;
  /** @param path from the site's root, or a whole address */
  get: (path: string) => Promise<Answer>;
  /** Asks Firestore as a visitor's phone does: without a key, and with a text body, so that no preflight is needed. */
  askFirestore: (method: 'batchGet' | 'runQuery', question: object) => Promise<Answer>;
};

/** @param ask fetches an address; a test may pass one that spoils the answers */
export function readSite(origin: string, project: Project, dishes: number, ask = fetch): Site {
  const known = new Map<string, Promise<Answer>>();
  async function answerTo(url: string, options: RequestInit): Promise<Answer> {
    const response = await ask(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  const once = (url: string, options: RequestInit, key = url) => {
    const answer = known.get(key) ?? answerTo(url, options);
    known.set(key, answer);
    return answer;
  };
  return {
    origin,
    project,
    dishes,
    get: (path) => once(new URL(path, origin).href, { headers: { accept: '*/*' } }),
    askFirestore: (method, question) => {
      const url = `${firestoreOf(project)}/v1/${documentsOf(project)}:${method}`;
      const body = JSON.stringify(question);
      return once(url, { method: 'POST', body, headers: { origin } }, url + body);
    },
  };
}
