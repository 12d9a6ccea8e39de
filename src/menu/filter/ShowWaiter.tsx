import { useEffect } from 'react';
import { createStore } from '../../data/store';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import type { Asked } from './WaiterScreen';

/** The screen's code: it loads with the first choice, while there is a network, and not when it is held up. */
const screenCode = createStore<typeof import('./WaiterScreen') | 'failed' | null>(() => null);

const loadScreen = () =>
  import('./WaiterScreen').then(screenCode.set, () => screenCode.set('failed'));

/** Button for a screen to hold up, which tells the waiter what this guest must not eat. Renders nothing if no criterion is chosen. */
export function ShowWaiter({ dish }: { dish?: Asked['dish'] }) {
  const { t } = useTexts();
  const choice = useChoice();
  const { open, show, close } = useDialogInHistory(dish ? 'personale-piatto' : 'personale');
  const code = useStore(screenCode, () => null);
  const isNeeded = choice.criteria.length > 0;

  useEffect(() => {
    if (isNeeded) void loadScreen();
  }, [isNeeded]);

  if (!isNeeded) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        {t('Mostra al personale')}
      </Button>
      {open && code === 'failed' && (
        <span className="cluster" role="alert">
          <span>{t('Lo schermo non si è aperto.')}</span>
          <Button link onClick={() => window.location.reload()}>
            {t('Ricarica la pagina')}
          </Button>
        </span>
      )}
      {open && code && code !== 'failed' && (
        <code.WaiterScreen choice={choice} dish={dish} onClose={close} />
      )}
    </>
  );
}
