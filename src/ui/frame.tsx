import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from './Icon';
import { useTexts } from './texts';

/** Skips the navigation. The address does not change: its hash holds the filter, and a new history entry would reset a form. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a plain link to the anchor until the scripts have loaded
    <a
      className="skip-link visually-hidden-focusable position-fixed top-0 start-0 m-2 p-2 rounded d-print-none"
      href="#contenuto"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('contenuto')?.focus();
      }}
    >
      {t('Vai al contenuto')}
    </a>
  );
}

export function Brand({ name, ...link }: LinkProps & { name: string }) {
  return (
    <Link className="beside tap text-reset text-decoration-none" {...link}>
      <Icon name="logo" className="brand-logo" />
      <span className="heading" translate="no">
        {name}
      </span>
    </Link>
  );
}
