import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import type { fromList } from '../list-place';
import styles from './ProductListPage.module.scss';

type Entry = { icon: string; text: string };

type MoreMenuProps = {
  /** Names the button where several say 'Altro'. */
  label?: string;
  links: readonly (Entry & { to: string })[];
  actions: readonly (Entry & { onClick: () => void; disabled?: boolean })[];
  /** Props for the links. */
  opening: ReturnType<typeof fromList>;
};

/** A menu behind the button 'Altro': pages to go to, then things to do. */
export function MoreMenu({ label, links, actions, opening }: MoreMenuProps) {
  return (
    <Dropdown className={styles.more ?? ''} align="end">
      <Dropdown.Toggle
        className={styles.tool ?? ''}
        variant="outline-dark"
        size="sm"
        aria-label={label}
      >
        Altro
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {links.map(({ icon, text, to }) => (
          <Dropdown.Item key={text} as={Link} to={to} {...opening}>
            <Icon name={icon} />
            <span>{text}</span>
          </Dropdown.Item>
        ))}
        {actions.map(({ icon, text, ...action }) => (
          <Dropdown.Item key={text} as="button" type="button" {...action}>
            <Icon name={icon} />
            <span>{text}</span>
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
      {/* Lies over the list while the menu is open: a tap beside the menu only closes it. */}
      <div />
    </Dropdown>
  );
}
