import type { ReactNode } from 'react';
import { retryMenu } from '../../data/menu/menu-refresh';
import type { Menu } from '../../domain/product/menu';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { PrintButton } from '../../ui/PrintButton';
import { usePrintFonts } from '../../ui/usePrintFonts';
import { formatDate } from '../dates';
import { useChoice } from '../filter/choice-store';
import { MenuAge } from '../MenuAge';
import { MenuFailed } from '../MenuFailed';
import { NoScript } from '../NoScript';
import { useWholeMenu } from '../useWholeMenu';
import './paper.scss';
import { isCurrent, usePrintedAt, usePrinting } from './usePrinting';

/** Dates, in words. */
export type PaperDates = {
  /** The day of the data: the last one on which they are known to have been current. */
  data: string;
  /** Whether they are current: just read, or just compared with the server's. */
  current: boolean;
  today: string;
};

type PaperPageProps = {
  title: string;
  description: string;
  path: string;
  /** A line that is shown on the screen only. */
  intro: string;
  /** Renders what is printed. */
  paper: (menu: Menu, dates: PaperDates) => ReactNode;
};

/** A page made for printing: a heading and a print button stand above the sheets, and only the sheets are printed. */
export function PaperPage({ title, description, path, intro, paper }: PaperPageProps) {
  const whole = useWholeMenu();
  usePrintFonts();
  const printedAt = usePrintedAt();
  const { waiting, onPrint } = usePrinting();
  const filtered = useChoice().criteria.length > 0;
  const ready = whole.status === 'ready' && printedAt !== null;
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} noIndex />
      <header className="menu-title screen-only">
        <h1>{title}</h1>
        <p>{intro}</p>
        {filtered && <p>Qui ci sono tutti i piatti: il filtro non vale.</p>}
        <PrintButton disabled={!ready} waiting={waiting} onPrint={onPrint} />
        <p className="paper-status" role="status">
          {whole.status === 'loading' && <span>Caricamento...</span>}
          {waiting && <span>Controllo che il menu sia aggiornato...</span>}
        </p>
      </header>
      {whole.status === 'failed' && <MenuFailed onRetry={() => retryMenu('whole')} />}
      {whole.status === 'loading' && <NoScript />}
      {ready &&
        paper(whole.menu, {
          data: formatDate(whole.asOf),
          current: isCurrent(whole, printedAt),
          today: formatDate(printedAt),
        })}
      {whole.status === 'ready' && whole.check === 'failed' && <MenuAge savedAt={whole.asOf} />}
    </>
  );
}
