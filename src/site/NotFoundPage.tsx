import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { pageMeantBy } from '../page-addresses';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';
import styles from './NotFoundPage.module.scss';

/** The 404 page. If the address is that of a page of ours with a small mistake, it leads there. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const found = pageMeantBy(pathname);
    if (found) navigate({ pathname: found, search, hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
  return (
    <>
      <PageHead
        title="404 - Not Found"
        description="La pagina che cerchi non esiste o ha cambiato indirizzo."
        site={restaurant}
        noIndex
      />
      <section className="page section position-relative">
        <Icon
          name="logo"
          className={`position-absolute top-50 end-0 translate-middle-y me-5 d-none d-md-block ${styles.logo}`}
        />
        <h1>404 - Not Found</h1>
        <p className="intro quiet">
          Questa pagina non c’è: forse è cambiato l’indirizzo. Il forno invece è dove lo hai
          lasciato.
        </p>
        <p className="cluster">
          <Link className="btn btn-primary btn-lg" to={paths.home}>
            Torna alla home
          </Link>
          <Link className="btn btn-outline-dark btn-lg" to={paths.menu}>
            Leggi il menu
          </Link>
        </p>
      </section>
    </>
  );
}
