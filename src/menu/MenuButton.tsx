import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { useDialogInHistory } from '../ui/useDialogInHistory';
import { useLazy } from '../ui/useLazy';

const loadDrawer = async () => (await import('./MenuDrawer')).MenuDrawer;

/** Opens the side drawer. Where its code cannot be fetched, it leads to the cover, which has the same links. */
export function MenuButton() {
  const { open, show, close } = useDialogInHistory('menu');
  const [preload, setPreload] = useState(false);
  const navigate = useNavigate();
  const Drawer = useLazy(preload || open, loadDrawer, () => {
    if (open) void navigate(paths.menu, { replace: true });
    setPreload(false);
  });
  return (
    <>
      <button
        type="button"
        className="menu-bar-action"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => setPreload(true)}
        onFocus={() => setPreload(true)}
        onClick={show}
      >
        <Icon name="menu" />
        <span className="menu-bar-word">Menu</span>
      </button>
      {Drawer && <Drawer open={open} onClose={close} />}
    </>
  );
}
