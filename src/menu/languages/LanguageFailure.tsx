import type { Translation } from '../../domain/words/language';
import { Button } from '../../ui/Button';
import { focusHeading } from '../../ui/focus';
import { useStore } from '../../ui/useStore';
import { ITALIAN, languageState, wantLanguage } from '../language-store';

/** In the language that is missing: its own dictionary is what could not be loaded. */
const failures: Record<Translation, { said: string; retry: string }> = {
  en: { said: 'English is not available now', retry: 'Retry' },
  de: { said: 'Deutsch ist gerade nicht verfügbar', retry: 'Noch einmal versuchen' },
  fr: { said: "Le français n'est pas disponible pour le moment", retry: 'Réessayer' },
  es: { said: 'El español no está disponible ahora', retry: 'Reintentar' },
};

/** Says that the guest's language could not be loaded: the menu is in Italian, or in the language before. */
export function LanguageFailure() {
  const { wanted, isFailed } = useStore(languageState, () => ITALIAN);
  function retry() {
    // The button is about to be removed.
    focusHeading();
    void wantLanguage(wanted);
  }
  return (
    <div aria-live="polite" className="d-print-none">
      {isFailed && wanted !== 'it' && (
        <div className="box cluster flush lh-sm quiet menu-note" lang={wanted}>
          <p>{failures[wanted].said}</p>
          <Button link onClick={retry}>
            <span>{failures[wanted].retry}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
