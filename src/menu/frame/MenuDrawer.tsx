import { NavLink } from 'react-router-dom';
import { categories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { addressLine, mapsLink } from '../../restaurant';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { LanguageChoice } from '../languages/LanguageChoice';
import { WHOLE_MENU } from '../menu-texts';
import { DialogHead } from '../Sheet';
import { useIsSignedIn } from '../useIsSignedIn';
import { Opening } from './MenuFoot';

const places = [
  { name: WHOLE_MENU, to: paths.search, icon: 'utensils' },
  { name: 'Home', to: paths.home, icon: 'house' },
  { name: 'Storia', to: paths.storia, icon: 'book-open' },
  ...categories.map(({ name, link, iconLink: icon }) => ({ name, to: paths.category(link), icon })),
];

/** The side drawer and the button that opens it. Following a link closes it: the link replaces the drawer's history entry. */
export function MenuDrawer() {
  const { open, show, close } = useDialogInHistory('menu');
  const { t } = useTexts();
  const isSignedIn = useIsSignedIn();
  const entries = isSignedIn
    ? [...places, { name: 'Modifica', to: paths.reserved, icon: 'pencil' }]
    : places;
  return (
    <>
      <button
        type="button"
        className="btn menu-bar-action needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
        <span>{t('Menu')}</span>
      </button>
      {open && (
        <Dialog className="menu-drawer" aria-labelledby="menu-drawer-title" onClose={close}>
          <DialogHead id="menu-drawer-title" title={t('Menu')} onClose={close} />
          <nav className="mt-3" aria-label={t('Categorie del menu')}>
            <ul role="list" className="plain-list menu-drawer-links">
              {entries.map(({ name, to, icon }) => (
                <li key={to}>
                  <NavLink
                    className="tap w-100 px-3 py-1 rounded fs-lead text-decoration-none"
                    to={to}
                    replace
                    end
                  >
                    <Icon name={icon} className="quiet" />
                    <span>{t(name)}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageChoice />
          <div className="mt-auto pt-3 flush border-top">
            <Opening />
            <p>
              <a href={mapsLink}>{addressLine}</a>
            </p>
          </div>
        </Dialog>
      )}
    </>
  );
}
