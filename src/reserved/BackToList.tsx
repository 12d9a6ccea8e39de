import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { backToList, searchToReturnTo } from './list-state';

/** Link back to the product list from a page opened from it. The list restores its search, focus and scroll position. */
export function BackToList() {
  const search = searchToReturnTo(useLocation());
  return (
    <Link
      className="btn btn-outline-dark"
      to={paths.reserved + search}
      state={backToList}
      // The list restores its own scroll position.
      preventScrollReset
    >
      <Icon name="arrow-left" />
      Indietro
    </Link>
  );
}
