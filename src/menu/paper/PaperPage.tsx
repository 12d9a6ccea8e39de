import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WholeMenu } from '../../data/menu/menu-cache';
import { retryMenu } from '../../data/menu/menu-refresh';
import { offeredList } from '../../data/menu/menu-state';
import type { Menu } from '../../domain/product/menu';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { PrintButton, usePrintFonts } from '../../ui/printing';
import { formatDate } from '../dates';
import { useChoice } from '../filter/choice-store';
import { MenuFailed } from '../MenuFailed';
import { MenuNotes } from '../MenuNotes';
import { NoScript } from '../NoScript';
import { useShownFreshness } from '../useShownFreshness';
import { useWholeMenu } from '../useWholeMenu';
import './paper.scss';

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

/** For how long what was compared may be called current, in ms. */
const COMPARED_FOR_MS = 5 * 60 * 1000;

function isCurrent(menu: WholeMenu, now: number): boolean {
  return (
    menu.status === 'ready' && menu.freshness === 'current' && now - menu.asOf < COMPARED_FOR_MS
  );
}

/**
 * The time at which the page was opened or, later, printed, in epoch ms; null until hydration. However printing was begun,
 * the sheets say how old their data is at that moment: a browser that prints waits for no request.
 */
function usePrintedAt(): number | null {
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  useEffect(() => {
    const look = () => flushSync(() => setPrintedAt(Date.now()));
    setPrintedAt(Date.now());
    window.addEventListener('beforeprint', look);
    return () => window.removeEventListener('beforeprint', look);
  }, []);
  return printedAt;
}

/**
 * A page made for printing: a heading and a print button stand above the sheets, and only the sheets are printed. The button
 * waits for the comparison with the server's menu, 3 s at most.
 */
export function PaperPage({ title, description, path, intro, paper }: PaperPageProps) {
  const known = useWholeMenu();
  useShownFreshness(known);
  const whole = offeredList(known, true);
  usePrintFonts();
  const printedAt = usePrintedAt();
  const filtered = useChoice().criteria.length > 0;
  const retry = () => retryMenu('whole');
  const ready = whole.status === 'ready' && printedAt !== null;
  const comparing = ready && whole.freshness === 'asking';
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} noIndex />
      <header className="menu-title screen-only">
        <h1>{title}</h1>
        <p>{intro}</p>
        {filtered && <p>Qui ci sono tutti i piatti: il filtro non vale.</p>}
        <PrintButton disabled={!ready || comparing} />
        <p className="paper-status" role="status">
          {whole.status === 'loading' && <span>Caricamento...</span>}
          {comparing && <span>Controllo che il menu sia aggiornato...</span>}
        </p>
      </header>
      {whole.status === 'failed' && <MenuFailed changed={whole.changed} onRetry={retry} />}
      {whole.status === 'loading' && <NoScript />}
      {ready &&
        paper(whole.menu, {
          data: formatDate(whole.asOf),
          current: isCurrent(whole, printedAt),
          today: formatDate(printedAt),
        })}
      <MenuNotes list={whole} onRetry={retry} />
    </>
  );
}
