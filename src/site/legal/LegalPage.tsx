import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressLine, restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';

export type LegalSection = {
  /** Id of the section: other pages may link to it. */
  id: string;
  title: string;
  body: ReactNode;
};

type LegalPageProps = {
  title: string;
  description: string;
  path: string;
  /** As shown: '25 giugno 2024'. */
  updated: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
};

/** The three legal pages share this: an index beside the sections. */
export function LegalPage({ title, description, path, updated, intro, sections }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} />
      <article className="legal page">
        <header className="legal-head">
          <h1>{title}</h1>
          <p className="legal-date">Ultimo aggiornamento: {updated}</p>
          {intro}
        </header>
        <nav className="legal-index" aria-label="In questa pagina">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titolo`}>
              <h2 id={`${section.id}-titolo`}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

/** The data controller, and how to reach them. */
export function Controller() {
  return (
    <address>
      {restaurant.name}
      <br />
      {addressLine}
      <br />
      P.IVA {restaurant.vatNumber}
      <br />
      <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
      <br />
      <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>
    </address>
  );
}
