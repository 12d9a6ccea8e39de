import type { Fault } from '../../domain/exchange/import-plan';
import { counted } from '../texts';

/** How many different faults are listed; each row below has all of its own. */
const LISTED = 8;

/** The faults that several rows of a file have, each once with their number. One of a single row stands there. Nothing without any. */
export function ImportFaults({ faults: all }: { faults: readonly Fault[] }) {
  const faults = all.filter(({ count }) => count > 1);
  if (faults.length === 0) return null;
  const others = faults.length - LISTED;
  return (
    <>
      <p>Da correggere nel file:</p>
      <ul>
        {faults.slice(0, LISTED).map(({ text, count }) => (
          <li key={text}>
            <bdi>{text}</bdi>{' '}
            <span className="quiet">{`(${counted(count, 'riga', 'righe')})`}</span>
          </li>
        ))}
        {others > 0 && <li>{`${counted(others, 'altro errore', 'altri errori')}, più sotto`}</li>}
      </ul>
    </>
  );
}
