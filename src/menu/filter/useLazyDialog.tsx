import { useState } from 'react';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useLazy } from '../../ui/useLazy';

/**
 * A dialog in the history whose code is fetched when it is first opened; `failure` says where it cannot be.
 * @param name tells it from other dialogs of the page
 * @param load defined outside the component
 */
export function useLazyDialog<Code>(name: string, load: () => Promise<Code>) {
  const { open, show, close } = useDialogInHistory(name);
  const [failed, setFailed] = useState(false);
  const Dialog = useLazy(open, load, () => {
    close();
    setFailed(true);
  });
  function onShow() {
    setFailed(false);
    show();
  }
  const failure = failed && (
    <p className="filter-failed" role="alert">
      La schermata non si è caricata. Controlla la connessione e riprova.
    </p>
  );
  return { open, close, failure, Dialog, onShow };
}
