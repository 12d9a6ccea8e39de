import { useEffect, useState } from 'react';
import { local } from '../data/browser-storage';
import { Button } from '../ui/Button';
import { Alert } from './Alert';

/** Storage key that says that the offer was answered in this browser. */
const ANSWERED_KEY = 'schermataHome';

/** Chrome's event for a site that can be put on the home screen. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** Safari alone has this property: whether the page was opened from the home screen. */
const standaloneInSafari = () => Reflect.get(navigator, 'standalone') as boolean | undefined;

const isOnHomeScreen = () =>
  window.matchMedia('(display-mode: standalone)').matches || standaloneInSafari() === true;

/** Offers once to put the reserved area on the home screen. Safari has no event for it, and forgets a site after a week. */
export function InstallOffer() {
  const [answered, setAnswered] = useState(
    () => local.get(ANSWERED_KEY) !== null || isOnHomeScreen(),
  );
  const [event, setEvent] = useState<InstallEvent | null>(null);
  useEffect(() => {
    // With the site's manifest the home page would open.
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const before = link?.href ?? '';
    if (link) link.href = '/reserved.webmanifest';
    const listen = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', listen);
    return () => {
      window.removeEventListener('beforeinstallprompt', listen);
      if (link) link.href = before;
    };
  }, []);

  const isSafari = standaloneInSafari() === false;
  if (answered || !(event || isSafari)) return null;
  function answer() {
    local.set(ANSWERED_KEY, '1');
    setAnswered(true);
  }
  return (
    <Alert
      icon="house"
      role="status"
      title="Tieni quest’area sulla schermata Home"
      actions={
        event && (
          <Button
            primary
            onClick={() => {
              void event.prompt();
              answer();
            }}
          >
            Aggiungi alla schermata Home
          </Button>
        )
      }
      onClose={answer}
    >
      <p>
        {event
          ? 'Si apre con un tocco, e questo telefono ricorda chi sei.'
          : 'Tocca Condividi, poi «Aggiungi alla schermata Home». Safari altrimenti dimentica questo sito dopo una settimana senza visite.'}
      </p>
    </Alert>
  );
}
