import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';

/** How many dishes the filter hides. */
const HIDDEN = '{count} nascosto ¦ {count} nascosti';

/** The same while the pages show them too. It is as short, for one line with its two buttons. */
const REVEALED = 'Anche {count} nascosto ¦ Anche {count} nascosti';

type HiddenCountProps = {
  /** Null while there is nothing to say. */
  hidden: number | null;
  /** Whether the pages show them too. */
  revealed: boolean;
  onToggle: () => void;
  /** Whether screen readers say it when it changes. */
  isLive?: boolean;
};

/** How many dishes the filter hides, with the button that shows them too: '37 nascosti · Mostra'. */
export function HiddenCount({ hidden, revealed, onToggle, isLive = true }: HiddenCountProps) {
  const { t } = useTexts();
  return (
    <span className="fw-semibold">
      <span role={isLive ? 'status' : undefined}>
        {hidden !== null && (
          <span>{t(revealed && hidden > 0 ? REVEALED : HIDDEN, { count: hidden })}</span>
        )}
      </span>
      {hidden !== null && hidden > 0 && (
        <span className="d-print-none">
          <span aria-hidden="true"> · </span>
          <Button link onClick={onToggle}>
            <span>{revealed ? t('Nascondi') : t('Mostra')}</span>
          </Button>
        </span>
      )}
    </span>
  );
}
