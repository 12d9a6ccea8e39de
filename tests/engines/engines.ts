import { engines, findPrograms } from '../../emulators/engines';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebkit } from './webkit';

/** Starts the engine of that title. @param proxy port of the proxy on 127.0.0.1 that every request must pass */
export async function startEngine(title: string | undefined, proxy: number): Promise<Engine> {
  const engine = engines.find((each) => each.title === title);
  const [program = '', display = ''] = (engine && findPrograms(engine)) ?? [];
  if (program === '') throw new Error(`There is no engine ${title}`);
  if (title === 'Firefox') return startFirefox(program, proxy);
  return startWebkit({ driver: program, display }, proxy);
}
