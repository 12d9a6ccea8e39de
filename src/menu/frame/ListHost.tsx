import { type ComponentType, useEffect, useState } from 'react';
import { local } from '../../data/browser-storage';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { addedDishes, askedDish, LIST_KEY, listFailed } from '../list-now';

/** Whether this browser holds a list, perhaps one that another tab has begun. */
const keptList = {
  get: () => local.get(LIST_KEY) !== null,
  subscribe(listener: () => void) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** The guest's list, at the bottom of every page of the menu. Its code loads when it is first used: here or in another tab. */
export function ListHost() {
  const { t } = useTexts();
  const asked = useStore(askedDish);
  const added = useStore(addedDishes);
  const kept = useStore(keptList, () => false);
  const isUsed = asked !== null || added.length > 0 || kept;
  const [room, setRoom] = useState<{ Room: ComponentType } | null>(null);
  const failed = useStore(listFailed, () => false);

  useEffect(() => {
    if (!isUsed) return;
    import('../list/ListRoom').then(
      ({ ListRoom }) => setRoom({ Room: ListRoom }),
      () => listFailed.set(true),
    );
  }, [isUsed]);

  if (failed) {
    // While a dish is open, its sheet shows this error.
    return (
      <div role="alert">
        <div className="box cluster flush menu-note">
          <Icon name="circle-alert" />
          <p>{t('La tua lista non si è aperta.')}</p>
          <Button link onClick={() => window.location.reload()}>
            {t('Ricarica la pagina')}
          </Button>
        </div>
      </div>
    );
  }
  return room && <room.Room />;
}
