import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useHouse } from '../../house';
import { addressLine, restaurant } from '../../restaurant';
import type { Elements } from '../../ui/elements';
import { PageHead } from '../../ui/PageHead';
import styles from './LegalPage.module.scss';

type LegalSectionProps = {
  /** Id of the section: other pages may link to it. */
  id: string;
  title: string;
  children: Elements;
};

export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`}>
      <h2 id={`${id}-titolo`}>{title}</h2>
      {children}
    </section>
  );
}

type LegalPageProps = {
  title: string;
  description: string;
  path: string;
  /** The date of its text, as shown: '25 giugno 2024'. */
  updated: string;
  intro: Elements;
  children: ReactElement<LegalSectionProps>[];
};

/** The three legal pages share this: an index beside the sections. */
export function LegalPage({ title, description, path, updated, intro, children }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} />
      <article className={`page cells section ${styles.page}`}>
        <header className={`prose ${styles.head}`}>
          <h1>{title}</h1>
          <p className="quiet">{`Ultimo aggiornamento: ${updated}`}</p>
          {intro}
        </header>
        <nav className={`d-print-none ${styles.index}`} aria-label="In questa pagina">
          <ol role="list" className="plain-list">
            {children.map(({ props }) => (
              <li key={props.id}>
                <Link to={`#${props.id}`}>{props.title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`prose ${styles.text}`}>{children}</div>
      </article>
    </>
  );
}

export function Controller() {
  const { phone } = useHouse();
  return (
    <address>
      <span>{restaurant.name}</span>
      <br />
      <span>{addressLine}</span>
      <br />
      <span>{`P.IVA ${restaurant.vatNumber}`}</span>
      <br />
      <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
      <br />
      <a href={phone.href}>{phone.shown}</a>
    </address>
  );
}
