import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { MissingCodeContext } from '../../ui/missing-code';
import { toasts } from '../../ui/Toasts';
import { CloseTonight } from '../CloseTonight';
import { products } from '../counted';
import { fromList } from '../list-place';
import { listSearch } from '../list-state';
import type { ExportKind } from './export-menu';

/** Downloads the menu as a file. Anybody who is signed in may: the menu is public. */
function useExport() {
  const handleMissingCode = useContext(MissingCodeContext);
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      // Only who exports needs the code that writes files.
      const { exportMenu } = await import('./export-menu');
      return exportMenu(kind);
    },
    onMutate: () => toasts.show({ kind: 'progress', text: 'Preparo il file...' }),
    onSuccess: ({ name, count }) => {
      const text = `Scaricato: ${name}, ${products(count)}`;
      const hint = 'Delle immagini solo gli indirizzi. Le immagini stesse le salva npm run backup.';
      toasts.show({ kind: 'success', text, hint });
    },
    onError: (error) => {
      console.error(error);
      const hint = 'Controlla la rete e riprova';
      toasts.show({ kind: 'error', text: 'Il menu non si è letto', hint });
      handleMissingCode(error);
    },
  });
}

const FILES: readonly { kind: ExportKind; text: string }[] = [
  { kind: 'csv', text: 'Esporta il menu per Excel (CSV)' },
  { kind: 'json', text: 'Esporta il menu in copia (JSON)' },
];

type ListToolsProps = {
  /** The text in the list's search box. */
  query: string;
};

/** What the evening asks for at hand, and behind 'Altro' what concerns the menu as a whole. */
export function ListTools({ query }: ListToolsProps) {
  const leaving = fromList(useLocation().search);
  const { mutate } = useExport();
  const links = [
    { to: `${paths.changePrices}?${listSearch(query)}`, icon: 'percent', text: 'Cambia i prezzi' },
    { to: paths.importMenu, icon: 'upload', text: 'Importa' },
    { to: paths.tableCards, icon: 'qr-code', text: 'Cartoncini QR' },
    { to: paths.changes(), icon: 'clock', text: 'Ultime modifiche' },
  ];
  return (
    <nav className="list-links" aria-label="Strumenti">
      <CloseTonight />
      <Link className="btn btn-outline-dark" to={paths.notice} {...leaving}>
        Avviso e chiusure
      </Link>
      <Dropdown align="end">
        <Dropdown.Toggle variant="outline-dark">Altro</Dropdown.Toggle>
        <Dropdown.Menu>
          {links.map(({ to, icon, text }) => (
            <Dropdown.Item key={icon} as={Link} to={to} {...leaving}>
              <Icon name={icon} />
              {text}
            </Dropdown.Item>
          ))}
          {FILES.map(({ kind, text }) => (
            <Dropdown.Item key={kind} as="button" type="button" onClick={() => mutate(kind)}>
              <Icon name="download" />
              {text}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </nav>
  );
}
