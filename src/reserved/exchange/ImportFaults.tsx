import type { Fault } from '../../domain/exchange/import-plan';
import { counted } from '../texts';

/** How many different faults are listed; each row below has all of its own. */
const LISTED = 8;

/** The faults in the rows of a file, each once with the number of its rows. Renders nothing if there are none. */
export function ImportFaults({ faults }: { faults: readonly Fault[] }) {
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
