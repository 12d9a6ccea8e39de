import { addressLine, mapsLink, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { MapBox } from './MapBox';

/** 'Come raggiungerci': the target of the link 'Contatti'. */
export function ReachUs() {
  return (
    <section id="contatti" className="reach-us on-dark" aria-labelledby="come-raggiungerci">
      <div className="page reach-us-columns">
        <div className="reach-us-text">
          <h2 id="come-raggiungerci">Come raggiungerci</h2>
          <p className="reach-us-lead">
            Siamo in centro, a due passi dal canale. Il parcheggio è dietro l’angolo.
          </p>
          <dl className="facts">
            <div>
              <dt>
                <Icon name="map-pin" />
                Indirizzo
              </dt>
              <dd>{addressLine}</dd>
            </div>
            <div>
              <dt>
                <Icon name="clock" />
                Orari
              </dt>
              <dd>
                Tutti i giorni{' '}
                <span className="nowrap">
                  {restaurant.hours.opens} – {restaurant.hours.closes}
                </span>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="phone" />
                Telefono
              </dt>
              <dd>
                <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Icon name="mail" />
                E-mail
              </dt>
              <dd>
                <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
              </dd>
            </div>
          </dl>
          <a className="btn btn-primary btn-lg" href={mapsLink}>
            <Icon name="map-pin" />
            Apri in Maps
          </a>
        </div>
        <MapBox />
      </div>
    </section>
  );
}
