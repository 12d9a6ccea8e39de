import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Alert } from '../Alert';

/** How long a picture may be on its way before the form offers to save without it, in ms. */
const PATIENCE_MS = 15_000;

const OFFLINE = 'Nessuna connessione';
const UNANSWERED =
  'La rete c’è, ma il servizio non risponde o qualcosa lo blocca (un antivirus, un filtro)';

/** Why a picture that is uploaded does not arrive, in words; '' while it may still be on its way. */
function useDelay(): string {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const look = () => setIsOnline(navigator.onLine);
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  if (!isOnline) return OFFLINE;
  return isLate ? UNANSWERED : '';
}

type SkipPictureProps = {
  /** Whether there is a picture that stands. */
  replaces: boolean;
  onSkip: () => void;
};

/** Saves everything but the chosen picture. */
export function SkipPicture({ replaces, onSkip }: SkipPictureProps) {
  return (
    <>
      <p>
        {`${replaces ? 'Resta la foto di adesso' : 'Il piatto resta senza foto'}; quella scelta la ritrovi nella lista, finché questa scheda è aperta.`}
      </p>
      <Button variant="outline-dark" onClick={onSkip}>
        Salva senza la foto
      </Button>
    </>
  );
}

/** Says that the picture does not arrive: at once without a network, else after fifteen seconds. Mounted while it is uploaded. */
export function PictureWait(props: SkipPictureProps) {
  const delay = useDelay();
  const box = useRef<HTMLDivElement>(null);
  const isSaid = delay !== '';
  useEffect(() => {
    // On a phone the form is long, and the save was started from its end or by Enter in any field.
    if (isSaid) box.current?.scrollIntoView({ block: 'center' });
  }, [isSaid]);
  return (
    <div role="alert" ref={box}>
      {delay && (
        <Alert title="La foto non si carica">
          <p>{`${delay}. Continuo a provare.`}</p>
          <SkipPicture {...props} />
        </Alert>
      )}
    </div>
  );
}
