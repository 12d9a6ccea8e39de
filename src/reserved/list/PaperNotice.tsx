import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { local } from '../../data/browser-storage';
import { readHistory } from '../../data/staff/history';
import { readPrintedAt, setPrinted } from '../../data/staff/printed';
import { changedOnPaper } from '../../domain/changes/changed-on-paper';
import { paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { tellFailure } from '../failures';
import { hasRights } from '../queries';
import { useReserved } from '../ReservedLayout';
import { counted } from '../texts';

/** Storage key for the latest change of which this browser has closed the notice. */
const READ_KEY = 'stampaLetta';

/** How many records since the last print are read. Firestore bills each as a read. */
const LOOKED_THROUGH = 50;

/** Says once that the printed menu has other prices or allergens than the site. */
export function PaperNotice() {
  const { staff } = useReserved();
  const [read, setRead] = useState(() => Number(local.get(READ_KEY)));
  const { data, refetch } = useQuery({
    queryKey: ['paper'],
    // Once for each visit of the list: what appears after a save would move the rows under the finger.
    enabled: ({ state }) => staff && state.data === undefined,
    gcTime: 0,
    queryFn: async () => {
      if (!(await hasRights())) return null;
      const printedAt = await readPrintedAt();
      const { entries } = await readHistory({ after: printedAt ?? 0, limit: LOOKED_THROUGH });
      return { printedAt, ...changedOnPaper(entries) };
    },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: setPrinted,
    onSuccess: () => void refetch(),
    onError: (error) => tellFailure(error, 'Errore nel segnare la stampa'),
  });
  if (!data || data.latest <= read) return null;
  const { printedAt, prices, allergens, latest } = data;
  const parts = [
    prices > 0 && counted(prices, 'prezzo', 'prezzi'),
    allergens > 0 && `allergeni di ${counted(allergens, 'piatto', 'piatti')}`,
  ];
  const since = printedAt
    ? 'Cambiati dopo l’ultima stampa'
    : 'Cambiati, forse dopo l’ultima stampa';
  return (
    <Alert
      icon="printer"
      role="status"
      title={`${since}: ${parts.filter(Boolean).join(', ')}`}
      actions={
        <>
          <Link className="btn btn-outline-dark" to={paths.printedMenu}>
            Stampa il menu
          </Link>
          <Button icon="check" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            Stampato
          </Button>
        </>
      }
      onClose={() => {
        local.set(READ_KEY, String(latest));
        setRead(latest);
      }}
    />
  );
}
