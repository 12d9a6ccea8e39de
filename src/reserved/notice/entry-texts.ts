import { EntryChangedError, isPermissionError } from '../../data/staff/write-errors';
import type { EntryKind } from '../../domain/tonight/tonight-changes';
import { failureHint } from '../failures';

/** The key of the form's draft: one is open at a time. */
export const DRAFT_KEY = 'avviso';

/** What the page says of each list. */
export const texts: Record<
  EntryKind,
  Record<
    'title' | 'about' | 'empty' | 'add' | 'form' | 'save' | 'saved' | 'removed' | 'draft',
    string
  >
> = {
  avvisi: {
    title: 'Avvisi',
    about: 'Parole per i clienti, in cima al menu e alla home',
    empty: 'Non c’è nessun avviso.',
    add: 'Aggiungi avviso',
    form: 'Avviso',
    save: 'Salva avviso',
    saved: 'Avviso salvato',
    removed: 'Avviso tolto',
    draft: 'avviso ai clienti',
  },
  chiusure: {
    title: 'Chiusure',
    about: 'I clienti le leggono da sette giorni prima, e al posto degli orari',
    empty: 'Non c’è nessuna chiusura.',
    add: 'Aggiungi chiusura',
    form: 'Chiusura',
    save: 'Salva chiusura',
    saved: 'Chiusura salvata',
    removed: 'Chiusura tolta',
    draft: 'chiusura',
  },
  aperture: {
    title: 'Aperture straordinarie',
    about: 'Oltre agli orari di sempre, come la domenica a pranzo',
    empty: 'Non c’è nessuna apertura straordinaria.',
    add: 'Aggiungi apertura',
    form: 'Apertura straordinaria',
    save: 'Salva apertura',
    saved: 'Apertura salvata',
    removed: 'Apertura tolta',
    draft: 'apertura straordinaria',
  },
};

/** A change that failed, as the page tells it. */
export type EntryFailure = { message: string; hint: string };

/** @param isRemoval whether an entry was to be removed */
export function entryFailure(error: unknown, isRemoval: boolean): EntryFailure {
  if (error instanceof EntryChangedError) {
    return {
      message: 'Nel frattempo qualcun altro l’ha cambiato o tolto',
      hint: 'Sotto c’è come sta adesso. Se salvi di nuovo, il tuo si aggiunge.',
    };
  }
  const message = `Errore durante ${isRemoval ? 'la rimozione' : 'il salvataggio'}`;
  if (isPermissionError(error)) return { message, hint: 'Non hai i permessi per cambiarlo' };
  return { message, hint: failureHint(error) };
}
