import { type ComponentType, useEffect, useState } from 'react';
import { isServerTimeKnown, serverNow } from '../../data/clock';
import { offered } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import type { Menu } from '../../domain/product/menu';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { PrintButton, useBeforePrint, usePrintFonts } from '../../ui/printing';
import { useChoice } from '../filter/choice-store';
import { MenuFailed, NoScript } from '../MenuMessages';
import { dataDay, formatDate } from '../menu-texts';
import { useMenuList, useShownFreshness } from '../shown-menu';
import styles from './PaperPage.module.scss';

/** The data to print; dates are in words. */
export type PaperProps = {
  menu: Menu;
  /** The last day on which the data are known to have been current. */
  dataDay: string;
  /** Whether this page has confirmed with the server that they are current. */
  isCurrent: boolean;
  /** The day of printing; '' if it is not known. */
  today: string;
};

type PaperPageProps = {
  title: string;
  description: string;
  path: string;
  /** A line that is shown on the screen only. */
  intro: string;
  paper: ComponentType<PaperProps>;
};

/**
 * A page made for printing: only its sheets are printed, or the heading and why there are none. The button is disabled until the
 * menu has been compared with the server's, for 3 s at most.
 */
export function PaperPage({ title, description, path, intro, paper: Paper }: PaperPageProps) {
  const known = useMenuList(wholeOf);
  useShownFreshness(known);
  const whole = offered(known, { relied: true });
  usePrintFonts();
  const [today, setToday] = useState('');
  useEffect(() => setToday(dayNow()), []);
  useBeforePrint(() => setToday(dayNow()));
  const filtered = useChoice().criteria.length > 0;
  const ready = whole.status === 'ready';
  const comparing = ready && whole.freshness === 'unsure' && !whole.late;
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} noIndex />
      <header
        className={`stack align-items-start menu-title ${ready ? 'd-print-none' : ''}`.trim()}
      >
        <h1>{title}</h1>
        <p className="quiet">{intro}</p>
        {filtered && ready && <p>Qui ci sono tutti i piatti: il filtro non vale.</p>}
        <PrintButton disabled={!ready || comparing} />
        <p className="needs-script" role="status">
          {whole.status === 'loading' && <span>Caricamento...</span>}
          {comparing && <span>Controllo che il menu sia aggiornato...</span>}
        </p>
      </header>
      {whole.status === 'failed' && <MenuFailed changed={whole.changed} />}
      {whole.status === 'loading' && <NoScript />}
      {ready && (
        <article className={`always-light ${styles.paper}`} data-paper>
          <Paper
            menu={whole.content}
            dataDay={dataDay(whole.asOf)}
            isCurrent={whole.freshness === 'current'}
            today={today}
          />
        </article>
      )}
    </>
  );
}

/** Today by the server's clock, in words; '' if that is not known: the date is then written by hand. */
const dayNow = () => (isServerTimeKnown() ? formatDate(serverNow()) : '');
