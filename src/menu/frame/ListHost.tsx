import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { local } from '../../data/browser-storage';
import { readPart } from '../../domain/hash';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useHydrated, useStore } from '../../ui/useStore';
import { askedDish, LIST_KEY } from '../list-now';

/** Whether this browser holds a list, perhaps one that another tab has begun. */
const keptList = {
  get: () => local.get(LIST_KEY) !== null,
  subscribe(listener: () => void) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** The guest's list, at the bottom of every page of the menu. Its code loads when it is first used: here, by a link or in another tab. */
export function ListHost() {
  const { hash } = useLocation();
  const offered = useHydrated() && readPart(hash, 'lista') !== '';
  const asked = useStore(askedDish);
  const kept = useStore(keptList, () => false);
  const isUsed = offered || asked !== null || kept;
  const [room, setRoom] = useState<{ Room: ComponentType } | 'failed' | null>(null);

  useEffect(() => {
    if (!isUsed) return;
    import('../list/ListRoom').then(
      ({ ListRoom }) => setRoom({ Room: ListRoom }),
      () => setRoom('failed'),
    );
  }, [isUsed]);

  if (room === 'failed') {
    return (
      <div role="alert">
        <div className="box cluster flush menu-note">
          <Icon name="circle-alert" />
          <p>La tua lista non si è aperta.</p>
          <Button link onClick={() => window.location.reload()}>
            Ricarica la pagina
          </Button>
        </div>
      </div>
    );
  }
  return room && <room.Room />;
}
