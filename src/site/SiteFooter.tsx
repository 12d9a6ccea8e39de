import { Link } from 'react-router-dom';
import { whatsAppLink } from '../domain/house/practical';
import { useHouse } from '../house';
import { paths } from '../paths';
import { addressLine, restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import styles from './SiteFooter.module.scss';

const services = [
  { name: 'Privacy policy', to: paths.privacyPolicy },
  { name: 'Cookie policy', to: paths.cookiePolicy },
  { name: 'Termini e condizioni', to: paths.terms },
  { name: 'Area Riservata', to: paths.login },
];

export function SiteFooter() {
  const { phone, whatsapp } = useHouse();
  const chat = whatsapp && {
    name: 'WhatsApp',
    href: whatsAppLink(whatsapp),
    icon: '/icons/social.svg#whatsapp',
  };
  const socials = [...restaurant.socials, ...(chat ? [chat] : [])];
  return (
    <footer className={`${styles.footer} on-dark pt-7 pb-5`}>
      <div className="page cluster justify-content-between align-items-start flush gap-6">
        <div className="flush">
          <div className={`heading beside ${styles.name}`}>
            <Icon name="logo" className="brand-logo" />
            <span>{restaurant.name}</span>
          </div>
          <p>{restaurant.tagline}</p>
        </div>
        <address className="flush">
          <p className="tap">{addressLine}</p>
          <p>
            <a className="tap" href={phone.href}>
              {phone.shown}
            </a>
          </p>
          <p>
            <a className="tap" href={`mailto:${restaurant.email}`}>
              {restaurant.email}
            </a>
          </p>
        </address>
        <nav className="d-print-none" aria-label="Servizio">
          <ul role="list" className="plain-list">
            {services.map((service) => (
              <li key={service.to}>
                <Link className="tap" to={service.to}>
                  {service.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul role="list" className="plain-list cluster align-items-start d-print-none">
          {socials.map((social) => (
            <li key={social.name}>
              <a className="square border rounded-circle" href={social.href}>
                <Icon name={social.icon} />
                <span className="visually-hidden">{social.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="page mt-6">
        <div className="cluster justify-content-between flush pt-4 border-top">
          <p>{`© ${restaurant.copyrightYear} ${restaurant.name}`}</p>
          <p>{`P.IVA ${restaurant.vatNumber}`}</p>
          <p>Le immagini sono illustrative</p>
        </div>
      </div>
    </footer>
  );
}
