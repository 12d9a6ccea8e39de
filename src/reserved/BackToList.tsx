import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { backToList, searchToReturnTo } from './list-state';

/** The link from a page that the list has opened back to the list, which shows itself as it was left. */
export function BackToList() {
  const search = searchToReturnTo(useLocation());
  return (
    <Link
      className="btn btn-outline-dark"
      to={paths.reserved + search}
      state={backToList}
      // The list scrolls to where it was left.
      preventScrollReset
    >
      <Icon name="arrow-left" />
      Indietro
    </Link>
  );
}
