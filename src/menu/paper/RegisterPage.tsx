import { useState } from 'react';
import { isServerTimeKnown, serverNow } from '../../data/clock';
import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { paths } from '../../paths';
import { PrintButton, usePrintFonts } from '../../ui/PrintButton';
import { useBeforePrint } from '../../ui/printing';
import { useTexts } from '../../ui/texts';
import { useBrowserValue } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { MenuPage } from '../frame/MenuPage';
import { dataDay, formatDate } from '../menu-texts';
import { useMenuList } from '../useMenuList';
import { Register } from './Register';
import styles from './RegisterPage.module.scss';

const TITLE = 'Registro degli allergeni';

/**
 * The allergen register that the law requires at hand: every dish with the fourteen allergens. Only its sheets are printed, or the
 * heading and why there are none. The button is disabled until the menu has been compared with the server's, for 3 s at most.
 */
export function RegisterPage() {
  const texts = useTexts();
  const { t, language } = texts;
  const known = useMenuList(wholeOf);
  const whole = visibleMenu(known, { hideIfChanged: true });
  usePrintFonts();
  const opened = useBrowserValue(() => dayNow(language), '');
  const [printed, setPrinted] = useState('');
  useBeforePrint(() => setPrinted(dayNow(language)));
  const filtered = useChoice().criteria.length > 0;
  const ready = whole.status === 'ready';
  const comparing = ready && whole.freshness === 'unsure' && !whole.late;
  return (
    <MenuPage
      head={{
        title: t(TITLE),
        description: 'Ogni piatto del menu con gli allergeni che dichiara, su fogli A4 da firmare.',
        path: paths.allergenRegister,
        noIndex: true,
      }}
      list={whole}
      paper="own"
      top={
        <header
          className={`stack align-items-start menu-title ${ready ? 'd-print-none' : ''}`.trim()}
        >
          <h1>{t(TITLE)}</h1>
          <p className="quiet">
            {t(
              'Ogni piatto con gli allergeni che dichiara, da tenere a disposizione di chi lo chiede.',
            )}
          </p>
          {filtered && ready && <p>{t('Qui ci sono tutti i piatti: il filtro non vale.')}</p>}
          <PrintButton disabled={!ready || comparing} />
          <p className="needs-script" role="status">
            {whole.status === 'loading' && <span>{t('Caricamento...')}</span>}
            {comparing && <span>{t('Controllo che il menu sia aggiornato...')}</span>}
          </p>
        </header>
      }
    >
      {ready && (
        <article className={styles.paper} data-paper>
          <Register
            menu={whole.content}
            dataDay={dataDay(whole.asOf, texts)}
            isCurrent={whole.freshness === 'current'}
            currentDay={printed || opened}
          />
        </article>
      )}
    </MenuPage>
  );
}

/** Today by the server's clock, in words; '' if that is not known: the date is then written by hand. */
const dayNow = (language: string) => (isServerTimeKnown() ? formatDate(serverNow(), language) : '');
