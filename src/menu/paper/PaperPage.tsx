import type { ReactNode } from 'react';
import { retryMenu } from '../../data/menu/menu-refresh';
import type { Menu } from '../../domain/menu';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { PrintButton } from '../../ui/PrintButton';
import { usePrintFonts } from '../../ui/usePrintFonts';
import { MenuAge } from '../MenuAge';
import { MenuFailed } from '../MenuFailed';
import './paper.scss';
import { useAvoided } from '../filter/useAvoided';
import { useWholeMenu } from '../useWholeMenu';
import { dayOf, useToday } from './useToday';

/** Days in words. */
export type PaperDates = {
  /** The day whose menu this is: an earlier one where the list could not be compared with the present menu. */
  menu: string;
  today: string;
};

type PaperPageProps = {
  title: string;
  description: string;
  path: string;
  /** A line for the reader of the screen. */
  intro: string;
  /** Draws the sheets of paper. */
  paper: (menu: Menu, dates: PaperDates) => ReactNode;
};

/** A page that is made to be printed: on the screen it shows the sheets, on paper nothing else is left of it. */
export function PaperPage({ title, description, path, intro, paper }: PaperPageProps) {
  const whole = useWholeMenu();
  usePrintFonts();
  const today = useToday();
  const filtered = useAvoided().length > 0;
  const ready = whole.status === 'ready' && today !== null;
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} noIndex />
      <header className="menu-title screen-only">
        <h1>{title}</h1>
        <p>{intro}</p>
        {filtered && <p>Qui ci sono tutti i piatti: il filtro degli allergeni non vale.</p>}
        <PrintButton disabled={!ready} />
      </header>
      {whole.status === 'failed' && <MenuFailed onRetry={() => retryMenu('whole')} />}
      {whole.status === 'loading' && <p role="status">Caricamento...</p>}
      {whole.status === 'ready' && whole.check === 'failed' && <MenuAge savedAt={whole.savedAt} />}
      {ready &&
        paper(whole.menu, { menu: whole.check === 'failed' ? dayOf(whole.savedAt) : today, today })}
    </>
  );
}
