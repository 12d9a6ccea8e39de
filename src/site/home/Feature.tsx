import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';

type FeatureProps = {
  icon: string;
  /** Small line above the heading. */
  kicker: string;
  title: string;
  /** One picture or more. */
  pictures: ReactNode;
  children: ReactNode;
};

/** A section of the home page: pictures on one side, text on the other. CSS alternates the sides. */
export function Feature({ icon, kicker, title, pictures, children }: FeatureProps) {
  return (
    <section className="feature page">
      <div className="feature-pictures">{pictures}</div>
      <div className="feature-text">
        <p className="kicker">
          <Icon name={icon} />
          {kicker}
        </p>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
