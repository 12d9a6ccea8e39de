import { useQuery } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { serverNow } from '../../data/clock';
import { readCommit, readLastPrices } from '../../data/staff/history';
import { compareChange } from '../../domain/changes/change';
import { DAY_MS } from '../../domain/hours/days';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Alert } from '../Alert';
import { hasRights } from '../queries';
import { useReserved } from '../ReservedLayout';
import { LoadFailure } from '../ReservedPage';
import { momentText } from '../texts';
import type { ProposalProps } from '../write/ChangePage';
import { inNumbers } from '../write/words';

type LastPricesProps = Omit<ProposalProps, 'propose'> & {
  /** Shown once it is known whether prices have been changed already, or that this is not known. */
  children: Elements;
};

/** Says when, by whom and how many prices were changed in the past day, if they still are. Read anew at each opening. */
export function LastPrices({ products, writer, children }: LastPricesProps) {
  const { user } = useReserved();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['history', 'prices'],
    queryFn: async () => ((await hasRights()) ? readLastPrices(serverNow() - DAY_MS) : null),
    gcTime: 0,
  });
  if (!isFetchedAfterMount) {
    return (
      <p role="status" className="quiet">
        Caricamento...
      </p>
    );
  }
  const stored = new Map(products.map((product) => [product.id, product]));
  const standing = (data?.changes ?? []).filter(
    (change) => compareChange(stored.get(change.id) ?? null, change) === 'already',
  );
  return (
    <>
      <LoadFailure
        error={error}
        title="Non sappiamo se i prezzi sono appena cambiati"
        onRetry={refetch}
      />
      {data && standing.length > 0 && (
        <Alert
          role="status"
          title={`Prezzi già cambiati: ${momentText(data.at, serverNow())}`}
          actions={
            <Button
              variant="outline-dark"
              aria-disabled={writer.isPreparing}
              onClick={() => !writer.isPreparing && writer.undo(() => readCommit(data.commit))}
            >
              <Icon name="undo-2" />
              Rimetti com'era
            </Button>
          }
        >
          <p>
            {[data.who === user.uid ? 'tu' : data.name, inNumbers('prices', data.changes)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Alert>
      )}
      {children}
    </>
  );
}
