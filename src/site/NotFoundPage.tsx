import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';
import styles from './NotFoundPage.module.scss';

export function NotFoundPage() {
  return (
    <>
      <PageHead
        title="404 - Not Found"
        description="La pagina che cerchi non esiste o ha cambiato indirizzo."
        site={restaurant}
        noIndex
      />
      <section className={`page section ${styles.page}`}>
        <Icon name="logo" className={styles.logo} />
        <h1>404 - Not Found</h1>
        <p className="lead quiet">
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
