import { Link } from 'react-router-dom';
import { type Category, categories } from '../domain/product/categories';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';

/** At the foot of a category: the next one; after the last, the first. */
export function NextCategory({ after }: { after: Category }) {
  const place = categories.findIndex(({ link }) => link === after.link);
  const next = categories[place + 1] ?? categories[0];
  return (
    <Link className="next-category" to={paths.category(next.link)}>
      <Icon name={next.iconLink} />
      <span>
        <span className="next-category-label">Continua con</span> <span>{next.name}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
