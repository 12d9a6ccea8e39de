import { type ComponentType, useEffect, useState } from 'react';
import { LIST_KEY } from '../../data/browser-keys';
import { local } from '../../data/browser-storage';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { addedDishes, arePartsWanted, listFailed, listParts } from '../list-now';

/** Whether this browser holds a list, perhaps one that another tab has begun. */
const keptList = {
  get: () => local.get(LIST_KEY) !== null,
  subscribe(listener: () => void) {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/**
 * The guest's list, at the bottom of every page of the menu. Its code loads when it is first used, here or in another tab, or when a
 * dish is opened, whose sheet shows parts of it.
 */
export function ListHost() {
  const { t } = useTexts();
  const isAsked = useStore(arePartsWanted);
  const added = useStore(addedDishes);
  const kept = useStore(keptList, () => false);
  const isUsed = added.length > 0 || kept;
  const isNeeded = isUsed || isAsked;
  const [room, setRoom] = useState<{ Room: ComponentType } | null>(null);
  const failed = useStore(listFailed, () => false);

  useEffect(() => {
    if (!isNeeded) return;
    import('../list/ListRoom').then(
      ({ ListRoom, parts }) => {
        listParts.set(parts);
        if (isUsed) setRoom({ Room: ListRoom });
      },
      () => listFailed.set(true),
    );
  }, [isNeeded, isUsed]);

  if (failed && isUsed) {
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
