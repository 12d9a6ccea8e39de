import { findProgram } from '../../emulators/programs';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

/** A browser's engine and what it takes to run it. */
type EngineKind = {
  title: string;
  /** The programs that it needs, each under any of these names. */
  programs: string[][];
  /** Debian's packages with these programs. */
  packages: string[];
  /** @param paths of the programs @param proxy port of the proxy on 127.0.0.1 that every request must pass */
  start: (paths: string[], proxy: number) => Promise<Engine>;
};

/** The engines that the journeys run in. Chromium has tests/e2e. */
export const engines: readonly EngineKind[] = [
  {
    title: 'Firefox',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
    start: ([firefox = ''], proxy) => startFirefox(firefox, proxy),
  },
  {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: ([driver = '', display = ''], proxy) => startWebkit({ driver, display }, proxy),
  },
];

/** The programs of an engine, or null where one is missing. */
export function findPrograms(engine: EngineKind): string[] | null {
  const paths = engine.programs.flatMap((names) => findProgram(...names) ?? []);
  return paths.length === engine.programs.length ? paths : null;
}

/** Starts the engine of that title. @throws Error where a program is missing */
export async function startEngine(title: string | undefined, proxy: number): Promise<Engine> {
  const engine = engines.find((each) => each.title === title);
  const paths = engine ? findPrograms(engine) : null;
  if (!engine || !paths) throw new Error(`There is no engine ${title}`);
  return engine.start(paths, proxy);
}
